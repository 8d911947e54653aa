// Starts `barracuda serve` with the built app for the tests, or uses the one that BARRACUDA_URL names.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
    interface ProvidedContext {
        url: string;
    }
}

export interface RunningServer {
    readonly url: string;
    readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export const builtApp = resolve('../build/web');

// Port 0: any free one.
export async function startServer(
    root = builtApp,
    port = 0,
    options: readonly string[] = [],
): Promise<RunningServer> {
    const program = process.env.BARRACUDA ?? resolve('../build/release/barracuda');
    // Games over the network are kept in a folder of their own.
    const data = await mkdtemp(join(tmpdir(), 'barracuda-'));
    const server = spawn(program, ['serve', '--port', `${port}`, '--root', root, ...options], {
        env: { ...process.env, XDG_DATA_HOME: data },
    });
    const ended = new Promise<void>((end) => server.once('exit', () => end()));
    const url = await new Promise<string>((found, failed) => {
        let output = '';
        const read = (text: Buffer) => {
            output += text;
            const address = /http:\/\/[\w.:[\]]+/.exec(output);
            if (address) found(address[0]);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.on('error', failed);
        server.on('exit', () => failed(new Error(`the server ended: ${output}`)));
    });
    const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        server.kill(signal);
        await ended;
        await rm(data, { recursive: true, force: true });
    };
    return { url, stop };
}

export default async function setup(project: TestProject) {
    if (process.env.BARRACUDA_URL) {
        project.provide('url', process.env.BARRACUDA_URL);
        return;
    }
    const server = await startServer();
    project.provide('url', server.url);
    return server.stop;
}
