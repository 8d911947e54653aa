// Changes in my games that I may want to know about at once.
import { isMyTurn } from './due';
import type { Person, Summary } from './wire';

export interface Tidings {
    readonly kind: 'begun' | 'turn';
    readonly game: Summary;
}

export function tidingsOf(
    before: readonly Summary[],
    after: readonly Summary[],
): readonly Tidings[] {
    return after.flatMap((game): readonly Tidings[] => {
        const earlier = before.find(({ id }) => id === game.id);
        if (!earlier) return [{ kind: 'begun', game }];
        return isMyTurn(game) && !isMyTurn(earlier) ? [{ kind: 'turn', game }] : [];
    });
}

export function opponentIn({ me, seats }: Summary): Person {
    return me === 'brown' ? seats.white : seats.brown;
}
