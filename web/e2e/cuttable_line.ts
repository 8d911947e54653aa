// Stands between a page and its server, so that neither learns how a line was closed.
import type { Page, WebSocketRoute } from 'playwright-core';

export class CuttableLine {
    #isCut = false;
    #lines: WebSocketRoute[] = [];

    async standBetween(page: Page): Promise<void> {
        await page.routeWebSocket('**/api/socket', (line) => {
            if (this.#isCut) {
                line.close();
                return;
            }
            this.#lines.push(line);
            const server = line.connectToServer();
            server.onMessage((text) => {
                if (!this.#isCut) line.send(text);
            });
            line.onMessage((text) => {
                if (!this.#isCut) server.send(text);
            });
        });
    }

    cut(silently: boolean): void {
        this.#isCut = true;
        if (!silently) for (const line of this.#lines) line.close();
        this.#lines = [];
    }

    mend(): void {
        this.#isCut = false;
    }
}
