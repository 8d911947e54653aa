// The line and the requests in a browser. All pages of a tab share one line.
import { notices } from '../state/notices.svelte';
import { Api } from './api';
import { type Ears, Line, type Socket } from './line';

const subprotocol = 'barracuda.1';

// The real time and real chance.
export const device = {
    now: () => Date.now(),
    later: (milliseconds: number, action: () => void) => {
        const timer = setTimeout(action, milliseconds);
        return () => clearTimeout(timer);
    },
    random: Math.random,
};

export const api = new Api((path, init) => fetch(path, init));

let line: Line | null = null;

// Opened on first use.
export function sharedLine(): Line {
    line ??= openLine();
    return line;
}

// Reconnects as the current guest, who may not be the one who opened it.
export const renewLine = (): void => line?.renew();

export function openLine(): Line {
    const url = new URL('/api/socket', location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const line = new Line({
        ...device,
        connect: (ears) => listened(new WebSocket(url, subprotocol), ears),
        noticed: (code) => {
            if (code === 'restart')
                notices.say({ id: 'restart', text: 'common.restarting', passing: true });
        },
        served: (app) => {
            if (app !== (ownApp() ?? app)) offerUpdate();
        },
    });
    addEventListener('online', () => line.wake());
    addEventListener('pagehide', () => line.hangUp());
    document.addEventListener('visibilitychange', () => {
        if (!document.hidden) line.wake();
    });
    return line;
}

async function offerUpdate(): Promise<void> {
    const updates = await import('../state/updates').catch(() => null); // the next pong tries again
    await updates?.offerUpdate();
}

// The version of the app that this page belongs to, written by the build.
function ownApp(): string | undefined {
    return document.querySelector<HTMLMetaElement>('meta[name="app"]')?.content;
}

export function listened(socket: WebSocket, { opened, heard, closed }: Ears): Socket {
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', closed); // comes after an error, too
    return { send: (text) => socket.send(text), close: () => socket.close() };
}
