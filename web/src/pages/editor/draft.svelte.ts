// A position being set up. This only writes FENs; the core says whether they can be played.
import type { Core, Player, SetupView, Square } from '../../core/types';

export const files = 'abcdefg';
export const ranks = '987654321';

const emptyBoard = Array.from(ranks, () => '7').join('/');

// One character for every square that is not free, from the board field of a FEN in normal form.
function contentsOf(fen: string): Map<Square, string> {
    const contents = new Map<Square, string>();
    const [board = ''] = fen.split(' ');
    board.split('/').forEach((text, row) => {
        let file = 0;
        for (const character of text) {
            const free = /\d/.test(character) ? Number(character) : 0;
            if (free === 0) contents.set(`${files[file]}${ranks[row]}`, character);
            file += free || 1;
        }
    });
    return contents;
}

export class Draft {
    readonly core: Core;
    #contents = $state.raw(new Map<Square, string>());
    actor = $state<Player>('white');
    owed = $state(0);
    supply = $state<number | null>(null); // null: as many as are left
    expressLevels = $state({ white: 0, brown: 0 });
    turn = $state(1);
    #before: string[] = []; // what can be undone
    canUndo = $state(false);

    setup: SetupView = $derived.by(() => {
        if (this.supply !== null) return this.#setupWith(this.supply);
        // As many as the core accepts besides those owed and those on the board.
        let setup = this.#setupWith(this.core.setup(this.#board).supply);
        const isTooMany = () => setup.faults.some(({ kind }) => kind === 'too-many-barragoons');
        while (setup.supply >= 2 && isTooMany()) setup = this.#setupWith(setup.supply - 2);
        return setup;
    });

    constructor(core: Core, fen: string) {
        this.core = core;
        this.#take(core.setup(fen));
    }

    // Puts something on a square, or frees it with null.
    put(square: Square, character: string | null): void {
        const contents = new Map(this.#contents);
        if (character === null) contents.delete(square);
        else contents.set(square, character);
        this.#change(contents);
    }

    at(square: Square): string | null {
        return this.#contents.get(square) ?? null;
    }

    move(from: Square, to: Square): void {
        const contents = new Map(this.#contents);
        const character = contents.get(from);
        if (!character) return;
        contents.delete(from);
        contents.set(to, character);
        this.#change(contents);
    }

    // Throws a CoreError if the text is no FEN.
    load(fen: string): void {
        const setup = this.core.setup(fen);
        this.#remember();
        this.#take(setup);
    }

    clear(): void {
        this.#change(new Map());
    }

    // The normal set-ups, with the Express levels that were chosen.
    start(kind: 'closed' | 'open'): void {
        this.load(this.core.startFen(kind, { ...this.expressLevels }));
    }

    undo(): void {
        const fen = this.#before.pop();
        this.canUndo = this.#before.length > 0;
        if (fen) this.#take(this.core.setup(fen));
    }

    #change(contents: Map<Square, string>): void {
        this.#remember();
        this.#contents = contents;
    }

    #remember(): void {
        this.#before.push(this.setup.fen);
        this.canUndo = true;
    }

    #take(setup: SetupView): void {
        this.#contents = contentsOf(setup.fen);
        this.actor = setup.actor;
        this.owed = setup.owed;
        this.expressLevels = { ...setup.expressLevels };
        this.turn = setup.turnNumber;
        this.supply = null;
        if (this.setup.supply !== setup.supply) this.supply = setup.supply;
    }

    get #board(): string {
        if (this.#contents.size === 0) return emptyBoard;
        const row = (rank: string) =>
            Array.from(files, (file) => this.#contents.get(file + rank) ?? '1').join('');
        return Array.from(ranks, row).join('/');
    }

    #setupWith(supply: number): SetupView {
        const side = this.actor === 'white' ? 'w' : 'b';
        const expressLevels = `${this.expressLevels.white}${this.expressLevels.brown}`;
        const owed = this.owed || '-';
        return this.core.setup(
            `${this.#board} ${side} ${owed} ${supply} ${expressLevels} ${this.turn}`,
        );
    }
}
