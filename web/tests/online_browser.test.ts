import { afterEach, expect, test, vi } from 'vitest';
import { openLine } from '../src/online/browser';

afterEach(() => vi.unstubAllGlobals());

test('a line in a browser goes to the server of the page, at once when there is a network', () => {
    const page = Object.assign(new EventTarget(), { hidden: true });
    const tab = new EventTarget();
    const opened: string[] = [];
    vi.stubGlobal('location', { href: 'https://example.org/play?x' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal(
        'WebSocket',
        class extends EventTarget {
            constructor(url: URL, subprotocol: string) {
                super();
                opened.push(`${url} ${subprotocol}`);
            }
            close() {}
        },
    );
    const line = openLine();
    expect(opened).toEqual(['wss://example.org/api/socket barracuda.1']);
    tab.dispatchEvent(new Event('online'));
    expect(opened.length).toBe(2);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(opened.length).toBe(2);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(opened.length).toBe(3);
    line.close();
});
