// The little that the journeys need from a browser. visitor.ts builds everything else on it.
export interface Driver {
    // Its name and version, as it reports them.
    readonly version: string;
    goto(address: string): Promise<void>;
    // Runs a function in the page, waits for its promise and hands back the result. The function must
    // be self-contained, and its arguments and result plain data.
    evaluate<Arguments extends unknown[], Result>(
        work: (...args: Arguments) => Result | Promise<Result>,
        ...args: Arguments
    ): Promise<Result>;
    // A press with the mouse at a point of the window.
    click(x: number, y: number): Promise<void>;
    close(): Promise<void>;
}
