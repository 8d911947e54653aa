// Where the reader is: the path of the page, kept in the browser's address. Ordinary links are followed
// without reloading the page.

class Router {
    path = $state('/');
    query = $state.raw(new URLSearchParams());
    hash = $state('');

    start(): void {
        this.#read();
        addEventListener('popstate', () => this.#read());
        document.addEventListener('click', (event) => this.#follow(event));
    }

    go(address: string, { replace = false } = {}): void {
        if (replace) history.replaceState(null, '', address);
        else history.pushState(null, '', address);
        this.#read();
        if (!replace) scrollTo(0, 0);
    }

    // '/learn/moving' has the segments 'learn' and 'moving'.
    segment(index: number): string {
        return this.path.split('/').filter(Boolean)[index] ?? '';
    }

    #read(): void {
        this.path = location.pathname;
        this.query = new URLSearchParams(location.search);
        this.hash = location.hash.slice(1);
    }

    #follow(event: MouseEvent): void {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element).closest?.('a');
        if (!link || link.target || link.hasAttribute('download')) return;
        if (link.origin !== location.origin) return;
        if (link.hash && link.pathname === location.pathname && link.search === location.search)
            return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();
