// What a visitor can do at a board.
import { until } from './until';
import type { Visitor } from './visitor';

const square = (name: string) => `.cell[data-square="${name}"]`;

// After a change of phase, and when the ring has just opened, the board ignores presses for a moment.
const rest = (): Promise<void> => new Promise((wake) => setTimeout(wake, 400));

// How many actions of the game the board shows.
export function actionsOf(visitor: Visitor): Promise<number> {
    return visitor.evaluate(() => {
        const board = document.querySelector('barragoon-board') as unknown as {
            view: { history: unknown[] } | null;
        } | null;
        return board?.view?.history.length ?? 0;
    });
}

export async function untilActions(visitor: Visitor, count: number): Promise<void> {
    await until(`action ${count}`, async () => (await actionsOf(visitor)) >= count);
}

// Presses the piece until the board offers the square: a busy board ignores presses.
export async function move(visitor: Visitor, from: string, to: string): Promise<void> {
    const offered = `${square(to)}.pressable`;
    await until(`the way from ${from} to ${to}`, async () => {
        await rest();
        if ((await visitor.count(offered)) > 0) return true;
        await visitor.press(square(from));
        return (await visitor.count(offered)) > 0;
    });
    await visitor.press(square(to));
}

// Presses the square, the first face of the ring, and the ring's middle if the board asks for
// confirmation.
export async function place(visitor: Visitor, on: string): Promise<void> {
    await rest();
    const before = await actionsOf(visitor);
    await visitor.press(square(on));
    await rest();
    await visitor.press('.ring .face');
    await until(`a barragoon on ${on}`, async () => {
        if ((await actionsOf(visitor)) > before) return true;
        await rest();
        if ((await visitor.count('.ring .middle')) > 0) await visitor.press('.ring .middle');
        return false;
    });
}
