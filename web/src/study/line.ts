// What the core says about the actions of a game, one by one.
import type { Action, GameView } from '../core/types';
import type { LineStep, Notes } from './node';

export const forget = 'forget'; // the command of a placement that was forgotten (R7.3)
export const commandOf = (action: Action | null): string => action ?? forget;
export const isPlacement = (command: string): boolean =>
    command.includes('@') || command === forget;

export interface Said extends LineStep {
    readonly draw: Notes['draw'];
}

export function stepsOf(view: GameView): Said[] {
    let turnAt = -1;
    let place = 0;
    return view.history.map((played) => {
        place = played.turn === turnAt ? place + 1 : 0;
        turnAt = played.turn;
        const turn = view.turns[played.turn];
        const command = commandOf(played.action);
        if (!turn)
            return {
                command,
                text: played.action ?? '--',
                player: played.player,
                turn: null,
                opens: false,
                draw: null,
            };
        const isLast = place === turn.actions.length - 1;
        return {
            command,
            text: turn.text.split(' ')[place] ?? command,
            player: played.player,
            turn: { number: turn.number, player: turn.player },
            opens: place === 0,
            draw: isLast ? turn.draw : null,
        };
    });
}
