// What the computer thinks of draws. Chances are those of winning, from 0 to 1.
import { opponentOf } from '../../core/players';
import type { DrawKind, GameView, Player } from '../../core/types';

const worse = 0.45; // below this it welcomes a draw
const early = 10; // turns of each player in which a small disadvantage means nothing yet
const muchWorse = 0.3;
const even = 0.05; // this near to one half, nobody is better
const long = 40; // turns of each player after which an even game may end
const patience = 15; // turns of each player between two offers of its own

export function chanceOf(player: Player, chanceOfWhite: number): number {
    return player === 'white' ? chanceOfWhite : 1 - chanceOfWhite;
}

export function acceptsDraw(kind: DrawKind, chance: number, turnNumber: number): boolean {
    if (kind === 'repetition') return chance <= 0.5;
    const isEven = Math.abs(chance - 0.5) <= even;
    const glad = turnNumber < early ? muchWorse : worse;
    return chance < glad || (isEven && turnNumber >= long);
}

// Which draw the computer wants to offer, right after its own turn.
export function offers(
    view: GameView,
    computer: Player,
    chance: number,
    lastOffer: number | null,
): DrawKind | null {
    if (view.outcome || view.offer || view.owed > 0 || view.actor === computer) return null;
    if (view.mayOfferRepetition === computer && acceptsDraw('repetition', chance, view.turnNumber))
        return 'repetition';
    const isQuiet = lastOffer === null || view.turnNumber - lastOffer >= patience;
    const isEven = Math.abs(chance - 0.5) <= even;
    return isQuiet && isEven && view.turnNumber >= long + patience ? 'agreement' : null;
}

export type Duty = 'answer' | 'act';

// What the game waits for the computer to do.
export function dutyOf(view: GameView, computer: Player): Duty | null {
    if (view.outcome) return null;
    if (view.offer) return view.offer.by === computer ? null : 'answer';
    return view.actor === computer ? 'act' : null;
}

// The person has completed a turn after which a draw by repetition can be offered (R9.2), and has not
// offered it. The computer, which would refuse it by acting, has to wait.
export function awaitsOffer(view: GameView, computer: Player): boolean {
    return (
        dutyOf(view, computer) === 'act' &&
        view.mayOfferRepetition === opponentOf(computer) &&
        view.turns.at(-1)?.draw === null
    );
}
