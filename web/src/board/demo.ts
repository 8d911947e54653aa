// An example: the board and the core on a page of their own, two people on one device. The address
// can give a position: demo.html?fen=…
import { loadCore } from '../core/core';
import type { GameText } from '../core/types';
import { defineBoard } from './element';
import { playSound, soundFor } from './sounds';
import type { BoardEvents } from './types';
import { englishWords } from './words';

defineBoard(englishWords);
const board = document.querySelector('barragoon-board');
const core = await loadCore();
const noHandicap = { white: 0, brown: 0 };
const given = new URLSearchParams(location.search).get('fen');
let game: GameText = {
    start: given ?? core.startFen('closed', noHandicap),
    touchMove: false,
    commands: [],
};

if (board) {
    board.explain = (action) => {
        const { explanation } = core.attempt(game, action);
        if (!explanation) throw new Error('A legal action needs no explanation.');
        return explanation;
    };
    board.sentence = ({ reason, clause }) => `${reason.replaceAll('-', ' ')} (${clause})`;
    board.effects = (placement) => core.effects(game, placement);
    board.view = core.view(game);

    board.addEventListener('act', (event) => {
        const { action } = (event as BoardEvents['act']).detail;
        const verdict = core.attempt(game, action);
        if (!verdict.legal) return;
        const sound = soundFor(board.view, verdict.view);
        game = verdict.game;
        board.view = verdict.view;
        if (sound) playSound(sound);
    });
    board.addEventListener('flip', () => {
        board.flipped = !board.flipped;
    });
}
