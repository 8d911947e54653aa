// The toolbar pattern of WAI-ARIA: a bar is one stop of Tab, arrow keys go from control to control,
// Home and End to the first and the last. After a press with the pointer, arrow keys remain the page's,
// which steps through the game with them.
const controls = 'button, a[href]';

export function toolbar(bar: HTMLElement): () => void {
    let stop: HTMLElement | null = null; // where Tab stops: at first the first control, later the last one used
    let isFresh = true;
    let pressing = false;
    let pointed = false; // the focus came from a press
    const all = () => [...bar.querySelectorAll<HTMLElement>(controls)];
    const usable = () => all().filter((item) => !item.matches(':disabled'));

    // A control that is switched off hands the focus on, or it would be lost.
    const update = () => {
        const items = usable();
        const before = stop;
        if (isFresh || !before) stop = items[0] ?? null;
        else if (!items.includes(before)) stop = after(before, items) ?? null;
        if (stop !== before && before?.matches(':focus')) {
            const cameByPress = pointed;
            stop?.focus();
            pointed = cameByPress;
        }
        for (const item of all()) {
            const index = item === stop ? 0 : -1;
            if (item.tabIndex !== index) item.tabIndex = index;
        }
    };

    const listening = new AbortController();
    const options = { signal: listening.signal };
    const release = () => {
        pressing = false;
    };
    bar.addEventListener(
        'pointerdown',
        () => {
            pressing = true;
            pointed = true;
        },
        options,
    );
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    bar.addEventListener(
        'focusin',
        ({ target }) => {
            if (!(target instanceof HTMLElement) || !usable().includes(target)) return;
            pointed = pressing;
            stop = target;
            isFresh = false;
            update();
        },
        options,
    );
    bar.addEventListener(
        'keydown',
        (event) => {
            const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
            if (pointed || !isOurs || event.defaultPrevented) return;
            const items = usable().filter((item) => item.checkVisibility());
            const at = items.indexOf(event.target as HTMLElement);
            const next = at < 0 ? undefined : reached(event.key, items, at);
            if (!next) return;
            event.preventDefault();
            next.focus();
        },
        options,
    );
    const observer = new MutationObserver(update);
    observer.observe(bar, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['disabled'],
    });
    update();
    return () => {
        listening.abort();
        observer.disconnect();
    };
}

function after(item: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
    const follows = (other: HTMLElement) =>
        Boolean(item.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    return items.find(follows) ?? items.at(-1);
}

function reached(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
    if (key === 'ArrowRight') return items[(at + 1) % items.length];
    if (key === 'ArrowLeft') return items.at(at - 1);
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    if (key === 'ArrowDown') return inNextRow(items, at, 1);
    return key === 'ArrowUp' ? inNextRow(items, at, -1) : undefined;
}

// In a bar with several rows: the nearest control in the row below or above.
function inNextRow(
    items: readonly HTMLElement[],
    at: number,
    way: 1 | -1,
): HTMLElement | undefined {
    const boxes = items.map((item) => item.getBoundingClientRect());
    const from = boxes[at];
    if (!from) return undefined;
    const middle = ({ left, width }: DOMRect) => left + width / 2;
    const distance = (box: DOMRect) =>
        Math.abs(box.top - from.top) * 1000 + Math.abs(middle(box) - middle(from));
    const others = boxes
        .map((box, index) => ({ box, index }))
        .filter(({ box }) => (box.top - from.top) * way > from.height / 2)
        .sort((a, b) => distance(a.box) - distance(b.box));
    return items[others[0]?.index ?? -1];
}
