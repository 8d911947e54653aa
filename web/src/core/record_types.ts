// Game records as plain data, in the form of docs/json.md.
import type { Action, GameText, Outcome, Player } from './game_types';

export interface RecordEvaluation {
    readonly hundredths?: number; // White's view
    readonly win?: number; // a win forced in so many turns; negative: Brown's
    readonly chance?: number; // White's winning chance, which the core adds
}

export interface RecordTurn {
    readonly number: number;
    readonly player: Player;
    readonly text: string;
    readonly actions: readonly (Action | null)[];
    readonly mark: string | null;
    readonly commentBefore: string;
    readonly comment: string;
    readonly clockMs: number | null;
    readonly evaluation: RecordEvaluation | null;
    readonly draw: 'offered' | 'refused' | null;
    readonly variations: readonly (readonly RecordTurn[])[];
}

// The form of docs/json.md, and the main line as a game.
export interface GameRecord {
    readonly tags: Readonly<Record<string, string>>;
    readonly start: string;
    readonly touchMove: boolean;
    readonly comment: string;
    readonly placements: readonly (Action | null)[]; // those that the start owed
    readonly turns: readonly RecordTurn[];
    readonly end: string; // a FEN
    readonly outcome: Outcome | null;
    readonly result: '1-0' | '0-1' | '1/2-1/2' | '*';
    readonly game: GameText; // the main line as a game
}
