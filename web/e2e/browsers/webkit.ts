// WebKit, in the GTK port: its minimal browser on a virtual screen, through its driver, which speaks
// WebDriver over HTTP.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Driver } from './driver';
import { until } from './until';
import { type Command, webDriver } from './webdriver';

const paths: Record<Command, string> = {
    Navigate: 'url',
    ExecuteAsyncScript: 'execute/async',
    PerformActions: 'actions',
};

interface Session {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
}

export async function webkit(): Promise<Driver> {
    const screen = spawn(
        'Xvfb',
        ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
        { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const [number] = await once(screen.stdio[3] as Readable, 'data');
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: {
            ...process.env,
            DISPLAY: `:${String(number).trim()}`,
            LANGUAGE: 'en_GB',
            // Its sandbox does not work for root, nor in many containers; it only sees our own pages.
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
    });
    const address = `http://127.0.0.1:${port}`;
    await until('the driver listens', () =>
        fetch(`${address}/status`).then(
            () => true,
            () => false,
        ),
    );
    const { sessionId, capabilities } = (await call('POST', `${address}/session`, {
        capabilities: {},
    })) as Session;
    const session = `${address}/session/${sessionId}`;
    return webDriver(
        `WebKitGTK ${capabilities.browserVersion}`,
        (command, parameters) => call('POST', `${session}/${paths[command]}`, parameters),
        async () => {
            await call('DELETE', session);
            await end(driver);
            await end(screen);
        },
    );
}

async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    return port;
}

async function call(method: string, address: string, parameters?: object): Promise<unknown> {
    const body = parameters ? JSON.stringify(parameters) : null;
    const { value } = await (await fetch(address, { method, body })).json();
    if (value?.error) throw new Error(`${address}: ${value.error}: ${value.message}`);
    return value;
}

async function end(program: ChildProcess): Promise<void> {
    const ended = once(program, 'exit');
    program.kill();
    await ended;
}
