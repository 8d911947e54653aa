// Chromium, the whole browser, through Playwright as in the other tests.
import { desktop, launch } from '../kit';
import type { Driver } from './driver';

export async function chromium(): Promise<Driver> {
    const browser = await launch('/usr/bin/chromium');
    const page = await browser.newPage({ viewport: desktop, locale: 'en-GB' });
    return {
        version: `Chromium ${browser.version()}`,
        goto: async (address) => {
            await page.goto(address);
        },
        evaluate: (work, ...args) =>
            page.evaluate(`(${work})(...${JSON.stringify(args)})`) as never,
        click: (x, y) => page.mouse.click(x, y),
        close: () => browser.close(),
    };
}
