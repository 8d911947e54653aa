// Games as files and links.
import type { Core, GameEnd, GameText, Player } from '../../core/types';
import { recordName, type Seated } from './names';
import type { GameState } from './source';

type Recorded = Pick<GameState, 'control' | 'outcome'> & Pick<Seated, 'seats'>;

export function tagsOf(state: Recorded, date: Date): (readonly [string, string])[] {
    const two = (number: number) => String(number).padStart(2, '0');
    const day = `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
    const tags: (readonly [string, string])[] = [
        ['Event', '?'],
        ['Site', 'Barracuda'],
        ['Date', day],
        ['White', recordName(state, 'white')],
        ['Brown', recordName(state, 'brown')],
    ];
    if (state.control) tags.push(['TimeControl', state.control]);
    return state.outcome ? [...tags, ...endTagsOf(state.outcome)] : tags;
}

// How it ended, where the moves and commands do not tell.
function endTagsOf({ ending, winner }: GameEnd): (readonly [string, string])[] {
    if (ending === 'time-out') return [['Termination', 'time forfeit']];
    if (ending === 'aborted') return [['Termination', ending]];
    if (ending !== 'claimed') return [];
    const result = winner === null ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1';
    return [
        ['Termination', ending],
        ['Result', result],
    ];
}

// The last game in a file, which is the latest.
export function gameOfFile(core: Core, text: string): GameText {
    const records = core.readRecords(text);
    return (records.at(-1) ?? records[0]).game;
}

// `missed`: the analysis is to show what this player missed.
export function analysisLink(
    core: Core,
    game: GameText,
    tags: readonly (readonly [string, string])[],
    missed: Player | null = null,
): string {
    const above = new URLSearchParams(tags.map(([name, value]) => [name, value]));
    if (missed) above.set('missed', missed);
    return `/analysis#game=${core.pack(game)}&${above}`;
}

// A game or a position from the address: #game=PACKED or #fen=FEN. Throws a CoreError if it cannot be
// read or played.
export function gameOfHash(core: Core, hash: string): GameText | null {
    const values = new URLSearchParams(hash);
    const packed = values.get('game');
    if (packed) return core.unpack(packed);
    const fen = values.get('fen');
    if (!fen) return null;
    const game = { start: core.setup(fen).fen, touchMove: false, commands: [] };
    core.view(game);
    return game;
}
