// Whether a goal is reached, by what the core reports; and what a command leads to in a step.
import { opponentOf } from '../../core/players';
import type {
    Action,
    Core,
    Explanation,
    GameText,
    GameView,
    Player,
    Square,
} from '../../core/types';
import type { Goal, Part, PlayStep, WhichStep } from './lessons/types';

export type Attempt =
    | { readonly kind: 'refused'; readonly explanation: Explanation; readonly reached: boolean }
    | {
          readonly kind: 'accepted';
          readonly game: GameText;
          readonly view: GameView;
          readonly reached: boolean;
      };

// Whether an accepted command, which led from `before` to `after`, reaches the goal.
function reachedBy(goal: Goal, learner: Player, before: GameView, after: GameView): boolean {
    const acted = after.history.length > before.history.length;
    const own = (square: string) => {
        const cell = after.cells[square];
        return cell?.type === 'piece' && cell.owner === learner;
    };
    switch (goal.kind) {
        case 'stands':
            return acted && own(goal.square);
        case 'captured':
            return acted && own(goal.on) && after.history.at(-1)?.captured?.type === goal.what;
        case 'placed': {
            const cell = after.cells[goal.on];
            return acted && cell?.type === 'barragoon' && cell.face === goal.face;
        }
        case 'acted':
            return acted;
        case 'safe':
            return acted && !after.threats[opponentOf(learner)].includes(goal.square);
        case 'ended':
            return after.outcome?.ending === goal.ending && after.outcome.winner === goal.winner;
        case 'offered':
            return after.offer?.by === learner && after.offer.kind === goal.draw;
        case 'deviating':
            return after.mustDeviate;
        case 'refused':
            return false;
    }
}

// The game at the start of a step.
export function startOf(step: PlayStep | WhichStep): GameText {
    return {
        start: step.start,
        touchMove: step.kind === 'play' && step.touchMove === true,
        commands: step.kind === 'play' ? (step.before ?? []) : [],
    };
}

export function answer(
    core: Core,
    learner: Player,
    part: Part,
    game: GameText,
    command: string,
): Attempt {
    const verdict = core.attempt(game, command);
    if (!verdict.legal) {
        const { explanation } = verdict;
        const reached = part.goal.kind === 'refused' && part.goal.reason === explanation.reason;
        return { kind: 'refused', explanation, reached };
    }
    const reached = reachedBy(part.goal, learner, core.view(game), verdict.view);
    return { kind: 'accepted', game: verdict.game, view: verdict.view, reached };
}

// The game after the opponent's replies. They are data, so the core has to accept every one.
export function withReplies(core: Core, part: Part, game: GameText): GameText {
    return (part.replies ?? []).reduce((present, command) => {
        const verdict = core.attempt(present, command);
        if (!verdict.legal) throw new Error(`the reply ${command} is refused`);
        return verdict.game;
    }, game);
}

export interface Option {
    readonly action: Action;
    readonly from: Square;
    readonly to: Square;
    readonly possible: boolean;
    readonly explanation: Explanation | null;
}

// What the core says about every option of a question.
export function optionsOf(core: Core, step: WhichStep): readonly Option[] {
    const game = startOf(step);
    const { moves } = core.view(game);
    return step.options.map((action) => {
        const { legal: possible, explanation } = core.attempt(game, action);
        const { from, to } = explanation ?? moves.find((move) => move.action === action) ?? {};
        if (!from || !to) throw new Error(`${action} of ${step.id} is no move`);
        return { action, from, to, possible, explanation };
    });
}
