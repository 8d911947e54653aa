// For work that the first paint does not need: resolves when what is there has been painted, or at once
// in a hidden window.
export function painted(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
