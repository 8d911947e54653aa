import type { Player } from './types';

export function opponentOf(player: Player): Player {
    return player === 'white' ? 'brown' : 'white';
}
