// A game on this device, and what its browser has to do with it: time passes, pages are closed and come
// back, other tabs open the same game, and it has to be saved.
import { startEngine } from '../../core/engine';
import type { Core, GameView } from '../../core/types';
import { keepEnded, prepareList } from '../ended';
import { notices } from '../notices.svelte';
import { type DeviceGame, idOf } from './device_game';
import { Keeper, returned } from './keeping';
import { keepLadder, keptLadder, type Proposal, proposalOf, withGame } from './ladder';
import { LocalSource } from './local.svelte';

const tick = 100;
const heartbeat = 3000; // how often it is noted that the page is open while a clock runs

// What the page has to do.
export interface DeviceEvents {
    readonly propose: (proposal: Proposal | null) => void; // another level, after a game
    readonly again: (deviceGame: DeviceGame) => void; // a rematch is agreed
    readonly gone: () => void; // the game that another tab had no longer exists
}

export interface Opened {
    readonly source: LocalSource;
    readonly close: () => void;
}

export function openOnDevice(core: Core, deviceGame: DeviceGame, events: DeviceEvents): Opened {
    const { opponent } = deviceGame.options;
    const keeper = new Keeper(opponent);
    const source: LocalSource = new LocalSource(deviceGame, {
        core,
        startEngine,
        now: () => Date.now(),
        save: (saved) => save(keeper, saved),
        ended: (ended, view) => {
            events.propose(climbed(core, ended, view));
            void keepEnded(opponent, idOf(ended), source.state);
        },
        again: events.again,
        reclaim: () => {
            const back = returned(core, opponent, Date.now());
            if (back) keeper.reclaim();
            else events.gone();
            return back;
        },
    });
    const ends = follow(source, keeper);
    source.open();
    prepareList();
    const close = () => {
        keeper.keep(source.deviceGame);
        for (const end of ends) end();
        source.close();
    };
    return { source, close };
}

function save(keeper: Keeper, deviceGame: DeviceGame): void {
    if (!keeper.keep(deviceGame)) notices.say({ id: 'storage', text: 'common.storageFull' });
}

// Adds this game to how the last ones ended, and returns what that suggests.
function climbed(core: Core, deviceGame: DeviceGame, view: GameView): Proposal | null {
    const ladder = withGame(core, keptLadder(), deviceGame, view);
    keepLadder(ladder);
    return proposalOf(ladder);
}

function follow(source: LocalSource, keeper: Keeper): readonly (() => void)[] {
    const look = () => {
        source.look();
        const { live, over } = source.deviceGame;
        const isLate = Date.now() - keeper.seen > heartbeat;
        if (live.control && !over && isLate) save(keeper, source.deviceGame);
    };
    const timer = setInterval(look, tick);
    const hide = () => keeper.keep(source.deviceGame);
    const show = (event: PageTransitionEvent) => event.persisted && source.comeBack(keeper.seen);
    addEventListener('pagehide', hide);
    addEventListener('pageshow', show);
    return [
        () => clearInterval(timer),
        () => removeEventListener('pagehide', hide),
        () => removeEventListener('pageshow', show),
        keeper.onTaken(() => source.giveUp()),
    ];
}
