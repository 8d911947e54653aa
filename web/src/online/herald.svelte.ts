// Tells the reader what happens in his games while he looks at something else: by a message of the system
// if the page is not in sight, else by a notice on it; how many games wait for him by signs; and in good time
// what is due.
import { t, texts } from '../i18n/i18n.svelte';
import { notices } from '../state/notices.svelte';
import { router } from '../state/router.svelte';
import { device } from './browser';
import { isMyTurn, nextReminder, type Reminder } from './due';
import { me } from './mine';
import { notifications } from './notifications.svelte';
import { showTurns } from './signs';
import { opponentIn, type Tidings, tidingsOf } from './tidings';
import type { Summary } from './wire';
import { nameOfOpponent, spanText } from './words';

const pathOf = ({ id }: Summary) => `/game/${id}`;

const longestWait = 2 ** 31 - 1; // of a timer

let isStarted = false;

// From now on, as long as the tab is open.
export async function startHerald(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    await texts.need(['friend']);
    me.follow((before, after) => {
        for (const tidings of tidingsOf(before, after)) tell(tidings);
    });
    $effect.root(() => {
        $effect(() => showTurns(me.games.filter(isMyTurn).length));
        $effect(() => remindLater(me.games));
    });
    await me.refresh();
}

function tell({ kind, game }: Tidings): void {
    const isAtBoard = router.path === pathOf(game);
    if (isAtBoard && !document.hidden) return;
    const name = nameOfOpponent(opponentIn(game));
    const [title, body] =
        kind === 'begun'
            ? ([t('friend.begunTitle'), t('friend.begunText', { name })] as const)
            : ([t('friend.turnTitle'), t('friend.turnText', { name })] as const);
    if (document.hidden) notifications.show({ title, body, path: pathOf(game) });
    // Whoever plays must not be disturbed, and from an invitation the page itself goes on to its game.
    const leadsOn = ['game', 'challenge'].includes(router.segment(0));
    if (leadsOn) return;
    say(game, kind === 'begun' ? 'friend.begunText' : 'friend.turnText', { name });
}

function say(
    game: Summary,
    text: 'friend.begunText' | 'friend.turnText' | 'friend.dueText',
    values: Record<string, string>,
): void {
    const id = `game-${game.id}`;
    const run = () => {
        notices.drop(id);
        router.go(pathOf(game));
    };
    notices.say({ id, text, values, action: { label: 'friend.toGame', run } });
}

// Gives what cancels it.
function remindLater(games: readonly Summary[]): (() => void) | undefined {
    const next = nextReminder(games, me.now);
    if (!next) return undefined;
    return device.later(Math.min(longestWait, next.at - me.now), () => {
        if (me.now >= next.at) remind(next);
        me.refresh(); // and wait for the one after it
    });
}

function remind({ game }: Reminder): void {
    const name = nameOfOpponent(opponentIn(game));
    const time = spanText((game.due ?? me.now) - me.now);
    if (document.hidden)
        notifications.show({
            title: t('friend.turnTitle'),
            body: t('friend.dueText', { name, time }),
            path: pathOf(game),
        });
    if (router.path !== pathOf(game)) say(game, 'friend.dueText', { name, time });
}
