// Work that the first look does not need waits for it: resolves when what is there has been painted,
// and at once in a window that nobody sees.
export function painted(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
