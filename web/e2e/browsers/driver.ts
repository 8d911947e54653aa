// The little that the journeys need of a browser. Everything else is made of it in visitor.ts.
export interface Driver {
    // Its name and version, as it says itself.
    readonly version: string;
    goto(address: string): Promise<void>;
    // Runs a function in the page, waits for its promise and hands back the result. The function must
    // stand alone, and arguments and result be plain data.
    evaluate<Arguments extends unknown[], Result>(
        work: (...args: Arguments) => Result | Promise<Result>,
        ...args: Arguments
    ): Promise<Result>;
    // A press with the mouse at a place of the window.
    click(x: number, y: number): Promise<void>;
    close(): Promise<void>;
}
