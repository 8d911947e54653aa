// Lines that are lost and servers that are restarted, in every phase of a capture.
import { describe, expect, test } from 'vitest';
import common from '../src/i18n/messages/en/common';
import online from '../src/i18n/messages/en/online';
import table from '../src/i18n/messages/en/table';
import { boardReady, phone } from './kit';
import { beforeCapture, onlineGames, type Person } from './online_kit';

const { begun, restart, stop, start } = onlineGames();

// White captures, Brown places, White places, Brown moves: before each, something happens.
async function playThrough(
    white: Person,
    brown: Person,
    trouble: (phase: number) => Promise<void>,
): Promise<void> {
    const phases: readonly (readonly [Person, string])[] = [
        [white, 'd2d6'],
        [brown, 'x@d4'],
        [white, 'x@d3'],
        [brown, 'f9f6'],
    ];
    for (const [phase, [person, action]] of phases.entries()) {
        await trouble(phase);
        await person.types(action, phase + 1);
        await Promise.all([white.sees(phase + 1), brown.sees(phase + 1)]);
    }
}

test.each([
    ['shut down', 'SIGTERM'],
    ['killed', 'SIGKILL'],
] as const)(
    'a server that is %s in any phase and started again loses nothing',
    async (_, signal) => {
        const { white, brown } = await begun({ setup: beforeCapture });
        await playThrough(white, brown, async () => {
            await restart(signal);
        });
    },
);

test('the notice of a restart leaves the clock in sight', async () => {
    const clock = { kind: 'live', initial: 60_000, increment: 0 };
    const { white, brown } = await begun({ clock }, [{}, { viewport: phone }]);
    await stop();
    for (const person of [white, brown]) {
        await person.reads(common.restarting);
        expect(await person.seesOwnStrip()).toBe(true);
    }
    await start();
});

test('a line that is cut in any phase is mended, and what was done meanwhile is seen', async () => {
    const { white, brown } = await begun({ setup: beforeCapture });
    await playThrough(white, brown, async (phase) => {
        const person = phase % 2 ? white : brown; // who waits for the other
        person.cut();
        setTimeout(() => person.mend(), 300);
    });
});

describe('who acts while the line is cut', () => {
    test('has acted when it comes back', async () => {
        const { white, brown } = await begun({ setup: beforeCapture });
        white.cut();
        await white.types('d2d6', 1); // is shown at once
        expect(await brown.page.locator('[aria-current=step]').count()).toBe(0);
        await white.mend();
        await brown.sees(1);
    });

    test('is told if the game has moved on', async () => {
        const { white, brown, game } = await begun({ setup: beforeCapture });
        white.cut();
        await white.types('d2d5', 1);
        await white.say(game, 'd2d6'); // on another device
        await brown.sees(1);
        await white.mend();
        await white.reads(online.refusedStale);
        await white.sees(1);
        expect(
            await white.page.locator('barragoon-board [data-square=d6]').getAttribute('aria-label'),
        ).toContain('white 4');
    });
});

test('a board without a line is grey after six seconds, its clocks stand, and it comes back', async () => {
    const clock = { kind: 'live', initial: 60_000, increment: 0 };
    const { white, brown, game } = await begun({ setup: beforeCapture, clock });
    await white.say(game, 'b1b2');
    await brown.say(game, 'd6d7');
    await white.sees(2);
    white.cut({ silently: true });
    await white.reads(table.reconnecting);
    await white.reads(online.connectionLost);
    const shown = white.page.getByRole('timer').nth(1);
    const stopped = await shown.textContent();
    await white.page.waitForTimeout(1100);
    expect(await shown.textContent()).toBe(stopped);
    await white.mend();
    await white.page.getByText(table.reconnecting).waitFor({ state: 'detached' });
    await white.reads(online.connectionBack);
    await white.types('b2b3', 3);
    await brown.sees(3);
});

test('a page of another version than the server is offered a reload', async () => {
    const { white } = await begun();
    await white.page.evaluate(() => {
        const meta = document.querySelector('meta[name=app]') ?? document.createElement('meta');
        meta.setAttribute('name', 'app');
        meta.setAttribute('content', 'old');
        document.head.append(meta);
    });
    white.says = (text) => {
        const message = JSON.parse(text);
        return JSON.stringify('pong' in message ? { ...message, app: 'new' } : message);
    };
    await white.reads(common.updateReady);
    await white.presses(common.updateNow);
    await white.page.getByText(common.updateReady).waitFor({ state: 'detached' });
    await boardReady(white.page);
});
