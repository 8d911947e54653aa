// A browser that speaks WebDriver, however the commands get there.
import type { Driver } from './driver';

export type Command = 'Navigate' | 'ExecuteAsyncScript' | 'PerformActions';

export type Send = (command: Command, parameters: object) => Promise<unknown>;

// What the script returns, as an exception would not get through in all browsers.
type Answer = { readonly value: unknown } | { readonly fault: string };

const scriptFor = (work: (...args: never[]) => unknown) => `
    const done = arguments[arguments.length - 1];
    Promise.resolve(arguments[0])
        .then((args) => (${work})(...args))
        .then((value) => done({ value }), (error) => done({ fault: String(error) }));`;

export function webDriver(version: string, send: Send, close: () => Promise<void>): Driver {
    return {
        version,
        goto: async (url) => {
            await send('Navigate', { url });
        },
        evaluate: async (work, ...args) => {
            const script = scriptFor(work);
            const answer = (await send('ExecuteAsyncScript', { script, args: [args] })) as Answer;
            if ('fault' in answer) throw new Error(answer.fault);
            return answer.value as never;
        },
        click: async (x, y) => {
            const mouse = [
                { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
            ];
            await send('PerformActions', {
                actions: [{ type: 'pointer', id: 'mouse', actions: mouse }],
            });
        },
        close,
    };
}
