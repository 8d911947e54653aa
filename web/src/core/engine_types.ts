// What the engine is asked and what it answers, as plain data.
import type { Action, GameText } from './types';

export interface Score {
    readonly kind: 'points' | 'win' | 'loss'; // White's view: 'win' is White's
    readonly value: number; // points (100: a 3), or the number of actions to the end
}

export interface EngineLine {
    readonly rank: number; // from 1
    readonly depth: number;
    readonly score: Score;
    readonly chance: number; // White's, 0 to 1
    readonly actions: readonly Action[];
}

export interface EngineInfo {
    readonly nodes: number;
    readonly nodesPerSecond: number;
    readonly time: number;
    readonly line: EngineLine;
}

export interface SearchLimits {
    readonly level?: number; // 1 to 10; without it full strength
    readonly moveTime?: number;
    readonly wtime?: number; // the clocks, by which the engine plans its time
    readonly btime?: number;
    readonly winc?: number;
    readonly binc?: number;
    readonly nodes?: number;
    readonly depth?: number;
    readonly lines?: number; // how many, 1 to 5
    readonly infinite?: boolean;
    readonly seed?: number; // of the choices that the levels make
}

export interface SearchResult {
    readonly best: Action | null; // none: the game is over
    readonly lines: readonly EngineLine[];
}

// The engine in its own thread. A new search ends the running one, which then returns what it has found
// so far.
export interface Engine {
    readonly search: (
        game: GameText,
        limits: SearchLimits,
        onInfo?: (info: EngineInfo) => void,
    ) => Promise<SearchResult>;
    readonly stop: () => void;
    readonly close: () => void;
}
