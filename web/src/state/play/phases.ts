// The phases of a turn that captures, for the stepper: what was done, what is due, what follows, and
// by whom.
import { opponentOf } from '../../core/players';
import type { GameView, Placer, Player } from '../../core/types';

export type PhaseKind = 'capture' | 'place' | 'move';

export interface TurnPhase {
    readonly kind: PhaseKind;
    readonly player: Player;
    readonly state: 'done' | 'now' | 'next';
}

const orders: Readonly<
    Record<Placer, { readonly kinds: readonly PhaseKind[]; readonly now: number }>
> = {
    victim: { kinds: ['capture', 'place', 'place', 'move'], now: 1 },
    captor: { kinds: ['capture', 'place', 'place', 'move'], now: 2 },
    mover: { kinds: ['capture', 'place', 'move'], now: 1 },
};

// None when a move is due.
export function phasesOf(view: GameView): readonly TurnPhase[] {
    if (!view.placer || view.outcome) return [];
    const { kinds, now } = orders[view.placer];
    const captor = view.placer === 'victim' ? opponentOf(view.actor) : view.actor;
    const victim = opponentOf(captor);
    const acts = (index: number): Player => {
        if (index === 0) return captor;
        if (index === kinds.length - 1) return victim;
        return index === 1 && kinds.length === 4 ? victim : captor;
    };
    return kinds.map((kind, index) => ({
        kind,
        player: acts(index),
        state: index < now ? 'done' : index === now ? 'now' : 'next',
    }));
}
