// What Svelte pages may write on <barragoon-board>.
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardEvents, BoardProperties } from './types';

type Handlers = { [K in keyof BoardEvents as `on${K}`]?: (event: BoardEvents[K]) => void };

declare module 'svelte/elements' {
    interface SvelteHTMLElements {
        'barragoon-board': Omit<HTMLAttributes<HTMLElement>, keyof BoardProperties> &
            Partial<BoardProperties> &
            Handlers;
    }
}
