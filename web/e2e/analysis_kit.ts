// Games and gestures for the tests of the analysis.
import type { Page } from 'playwright-core';

export const record = `[Event "Club evening"]
[Site "?"]
[Date "2026.11.15"]
[White "Ada"]
[Brown "Bo"]
[Setup "closed"]
[Express "00"]
[Result "1-0"]

{Before all} 1. 2c2-c3! {quiet} (1. {the other way} 3d2-d5 {[%eval 0.40]} 1...
3d8-d6 (1... 2e8-e7?)) 1... 2e8-e7 {[%clk 0:05:12.5] [%eval -0.25] clocked} 2.
2c3:b4 x@c7 (2. 2e2-e3) (2. 2c3:b4 +@d5 2e7-e6) 2... 2e7:f6 +@c2 1-0
`;

// White could capture Brown's last piece, but lets its own be captured instead.
export const blunder = `[FEN "7/7/7/7/7/3d3/7/7/3D3 w - 24 00 1"]

1. 3d1-e2 3d4xe2 0-1
`;

export const current = (page: Page) => page.locator('[aria-current="step"]');

export async function paste(page: Page, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Paste a game').fill(text);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
}

export async function share(page: Page) {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    return page.getByRole('dialog');
}
