import type { Action, Core, Explanation, GameText } from './types';

// Why an action can be played in a game, or why not.
export function explain(core: Core, game: GameText, action: Action): Explanation {
    const { explanation } = core.attempt(game, action);
    if (!explanation) throw new Error(`nothing explains ${action}`); // only actions are explained
    return explanation;
}
