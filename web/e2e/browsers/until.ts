// Waits until something is there, or true, and returns it.
export async function until<T>(
    what: string,
    look: () => Promise<T>,
    seconds = 60,
): Promise<NonNullable<T>> {
    const end = Date.now() + 1000 * seconds;
    while (Date.now() < end) {
        const found = await look();
        if (found) return found;
        await new Promise((wake) => setTimeout(wake, 50));
    }
    throw new Error(`waited in vain: ${what}`);
}
