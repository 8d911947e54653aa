// Tells the reader, on any page, what happens in their games: by a system notification if the page is hidden,
// otherwise by a notice. Signs show how many games are waiting, and reminders come before an action is due.
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

const longestWait = 2 ** 31 - 1; // that a timer can take

let isStarted = false;

// Runs until the tab is closed.
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
    // Players are not disturbed, and an invitation's page goes on to the game by itself.
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

// Returns a function that cancels the timer.
function remindLater(games: readonly Summary[]): (() => void) | undefined {
    const next = nextReminder(games, me.now);
    if (!next) return undefined;
    return device.later(Math.min(longestWait, next.at - me.now), () => {
        if (me.now >= next.at) remind(next);
        me.refresh(); // then wait for the next reminder
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
