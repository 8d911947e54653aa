// The last game of each kind is kept apart from the list, and copied into it when the list is opened:
// it may have ended as its page was closed, too late for the list, or before there was a list. That is
// done once for a game: if the reader deletes it there, it stays deleted.
import { array, string } from 'valibot';
import type { Core, Standing } from '../../core/types';
import { type ArchivedGame, type Ended, entryOf, keep } from '../archive';
import { read, write } from '../storage';
import { type DeviceGame, idOf } from './device_game';
import { keptGame, returned } from './keeping';
import { personOf, type Seat } from './seats';

const key = 'games.taken-over';

export async function takeOver(core: Core): Promise<void> {
    const before = read(key, array(string())) ?? [];
    const last = (['computer', 'two'] as const).flatMap((kind) => lastGame(core, kind) ?? []);
    const fresh = last.filter(({ id }) => !before.includes(id));
    if (fresh.length === 0) return;
    const kept = await Promise.all(fresh.map(keep));
    if (!kept.includes(false))
        write(
            key,
            last.map(({ id }) => id),
        );
}

function lastGame(core: Core, kind: 'computer' | 'two'): ArchivedGame | null {
    const seen = keptGame(kind)?.seen;
    const deviceGame = returned(core, kind, Date.now());
    if (seen === undefined || !deviceGame?.over) return null;
    const ended = endedOf(deviceGame, core.standing(deviceGame.live, seen));
    return entryOf(kind, idOf(deviceGame), ended, seen);
}

function endedOf({ options }: DeviceGame, { view, game, state }: Standing): Ended {
    const { level, seats, control } = options;
    const seatOf = ({ kind, name, who }: Seat) => ({
        kind,
        name,
        who,
        level: kind === 'computer' ? level : null,
    });
    return {
        view,
        game,
        outcome: state.outcome,
        control,
        seats: { white: seatOf(seats.white), brown: seatOf(seats.brown) },
        mine: personOf(seats) ?? 'both',
    };
}
