// An example: the board and the core on a page of their own, two people on one device. The address
// can give a position: demo.html?fen=…
import { loadCore } from '../core/core';
import { explain } from '../core/explain';
import type { GameText } from '../core/types';
import { texts } from '../i18n/i18n.svelte';
import { boardWords, explanationSentence } from '../i18n/sentences';
import { defineBoard } from './element';
import { playSound, soundFor } from './sounds';
import type { BoardEvents } from './types';

await texts.speak('en');
defineBoard(boardWords());
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
    board.explain = (action) => explain(core, game, action);
    board.sentence = explanationSentence;
    board.effects = (placement) => core.effects(game, placement);
    board.view = core.view(game);

    board.addEventListener('act', (event) => {
        const { action } = (event as BoardEvents['act']).detail;
        const attempted = core.attempt(game, action);
        if (!attempted.legal) return;
        const sound = soundFor(board.view, attempted.view);
        game = attempted.game;
        board.view = attempted.view;
        if (sound) playSound(sound);
    });
    board.addEventListener('flip', () => {
        board.flipped = !board.flipped;
    });
}
