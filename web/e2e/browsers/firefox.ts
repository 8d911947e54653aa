// Firefox, through Marionette, its own remote protocol: the commands of WebDriver as JSON over a
// socket, each preceded by its length. It needs nothing but Firefox.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver } from './driver';
import { until } from './until';
import { webDriver } from './webdriver';

const preferences = {
    'marionette.port': 0, // any that is free: Firefox writes it into its profile
    'intl.accept_languages': 'en-GB',
    'intl.locale.requested': 'en-GB',
};

interface Session {
    readonly capabilities: { readonly browserVersion: string };
}

interface Reply {
    readonly error: { readonly message: string } | null;
    readonly result: unknown;
}

export async function firefox(): Promise<Driver> {
    const profile = await mkdtemp(join(tmpdir(), 'barracuda-firefox-'));
    const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    await writeFile(join(profile, 'user.js'), lines.join(''));
    const options = ['--headless', '--marionette', '--no-remote', '--profile', profile];
    const program = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', options, { stdio: 'ignore' });
    const ended = once(program, 'exit');
    const port = await until('Firefox listens', async () =>
        Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => 0)),
    );
    const send = marionette(connect(port, '127.0.0.1'));
    const { capabilities } = (await send('WebDriver:NewSession', {})) as Session;
    return webDriver(
        `Firefox ${capabilities.browserVersion}`,
        async (command, parameters) => {
            const options = { sandbox: null, ...parameters };
            const result = await send(`WebDriver:${command}`, options);
            return (result as { value: unknown }).value;
        },
        async () => {
            await send('Marionette:Quit', {});
            await ended;
            await rm(profile, { recursive: true, force: true });
        },
    );
}

function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
    const waiting = new Map<number, (reply: Reply) => void>();
    let received = Buffer.alloc(0);
    socket.on('data', (data) => {
        received = Buffer.concat([received, data]);
        for (let text = first(); text !== null; text = first()) {
            const reply = JSON.parse(text);
            if (!Array.isArray(reply)) continue; // its greeting
            const [, id, error, result] = reply;
            waiting.get(id)?.({ error, result });
            waiting.delete(id);
        }
    });

    function first(): string | null {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.subarray(0, colon));
        if (colon < 0 || received.length < end) return null;
        const text = received.toString('utf8', colon + 1, end);
        received = received.subarray(end);
        return text;
    }

    let count = 0;
    return (name, parameters) =>
        new Promise((resolve, reject) => {
            const id = ++count;
            const text = JSON.stringify([0, id, name, parameters]);
            socket.write(`${Buffer.byteLength(text)}:${text}`);
            waiting.set(id, ({ error, result }) =>
                error ? reject(new Error(`${name}: ${error.message}`)) : resolve(result),
            );
        });
}
