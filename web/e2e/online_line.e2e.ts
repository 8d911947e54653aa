// Lines that are lost and servers that are restarted, in every phase of captures and with an offer pending.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import deCommon from '../src/i18n/messages/de/common';
import common from '../src/i18n/messages/en/common';
import online from '../src/i18n/messages/en/online';
import play from '../src/i18n/messages/en/play';
import table from '../src/i18n/messages/en/table';
import { boardReady, phone } from './kit';
import { beforeCapture, onlineGames, type Person } from './online_kit';
import { builtApp } from './serve';

const { arrive, begun, restart, stop, start } = onlineGames();

// White captures a piece, Brown places, White places, Brown moves, White captures the barragoon on d2 and
// places, Brown asks to take back, White agrees: before each, something happens.
async function playThrough(
    white: Person,
    brown: Person,
    trouble: (phase: number) => Promise<void>,
): Promise<void> {
    const phases: readonly (readonly [Person, string])[] = [
        [white, 'd2d6'],
        [brown, 'x@d2'],
        [white, 'x@c5'],
        [brown, 'f9f6'],
        [white, 'd6d2'],
        [white, 'x@b7'],
        [brown, 'f6f9'],
    ];
    const { length } = phases;
    for (const [phase, [person, action]] of phases.entries()) {
        await trouble(phase);
        await person.types(action, phase + 1);
        await Promise.all([white.sees(phase + 1), brown.sees(phase + 1)]);
    }
    await trouble(length);
    await brown.presses(play.takeBack);
    await Promise.all([brown.reads(online.backOffered), white.reads(asksBack)]);
    await trouble(length + 1);
    await brown.reads(online.backOffered);
    await white.reads(asksBack);
    await white.presses(play.accept);
    await Promise.all([white.sees(length - 1), brown.sees(length - 1)]);
}

const asksBack = online.asksBack.replace('{name}', online.yourOpponent);

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

test('the notice of a restart covers neither clocks nor buttons', async () => {
    const clock = { kind: 'live', initial: 600_000, increment: 0 };
    const { white, brown, game } = await begun({ clock }, [
        {},
        { viewport: phone, locale: 'de-DE' },
    ]);
    const [lying, tablet] = await Promise.all([
        arrive({ viewport: { width: 740, height: 360 } }),
        arrive({ viewport: { width: 820, height: 1180 } }),
    ]);
    await Promise.all([lying.open(game), tablet.open(game)]);
    const seen = Promise.all([
        white.coveredBy(common.restarting),
        brown.coveredBy(deCommon.restarting),
        lying.coveredBy(common.restarting),
        tablet.coveredBy(common.restarting),
    ]);
    await stop();
    const covered = await seen;
    await start();
    expect(covered).toEqual([[], [], [], []]);
});

test('a line that is cut in any phase is mended, and what was done meanwhile is seen', async () => {
    const { white, brown } = await begun({ setup: beforeCapture });
    let mended = Promise.resolve();
    await playThrough(white, brown, async (phase) => {
        const person = phase % 2 ? white : brown; // who waits for the other
        await mended;
        person.cut();
        mended = new Promise((later) => setTimeout(later, 300)).then(() => person.mend());
    });
    await mended;
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
        const d6 = white.page.locator('barragoon-board [data-square=d6]');
        await expect.poll(() => d6.getAttribute('aria-label')).toContain('white 4');
        await white.sees(1);
    });
});

test('a board without a line is grey after six seconds, its clocks stand, and it comes back', async () => {
    const clock = { kind: 'live', initial: 600_000, increment: 0 };
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

// The app as the next version of the server would have it.
function publishNext(folder: string): void {
    cpSync(builtApp, folder, { recursive: true });
    const version = readFileSync(join(folder, 'version.txt'), 'utf8').trim();
    const changed = readdirSync(folder).filter((file) =>
        /^(game.*\.html|version\.txt)$/.test(file),
    );
    for (const file of changed) {
        const path = join(folder, file);
        writeFileSync(path, readFileSync(path, 'utf8').replace(version, nextVersion));
        for (const form of ['.br', '.gz']) rmSync(path + form, { force: true });
    }
}

const nextVersion = '0123456789abcdef';

test('a page that is older than the server is offered a reload, and loses nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'barracuda-'));
    publishNext(folder);
    const { white, brown, game } = await begun({ setup: beforeCapture });
    const version = white.page.locator('meta[name=app]');
    await white.types('d2d6', 1);
    await restart('SIGTERM', folder);
    await white.reads(common.updateReady);
    await brown.say(game, 'x@d4');
    await white.sees(2); // the game goes on
    expect(await version.getAttribute('content')).not.toBe(nextVersion);
    await white.presses(common.updateNow);
    await expect.poll(() => version.getAttribute('content')).toBe(nextVersion);
    await boardReady(white.page);
    await white.sees(2);
    await white.types('x@d3', 3);
    await brown.sees(3);
    expect(await white.page.getByText(common.updateReady).count()).toBe(0);
    await restart();
    rmSync(folder, { recursive: true });
});
