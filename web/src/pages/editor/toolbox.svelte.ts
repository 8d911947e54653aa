// What can be put on a square: the characters of the notation, with what the core says they mean.
import { faceOf, isOriented, kinds, turned } from '../../board/faces';
import type { Cell, Core, FaceKind, Heading } from '../../core/types';

export interface Tool {
    readonly character: string;
    readonly cell: Cell;
}

const characters = ['ZDVzdvx', '^>Y<|-N', 'ESWnesw', '+111111', '7', '7', '7', '7', '7'];

// All of them, by their characters.
function toolsOf(core: Core): ReadonlyMap<string, Tool> {
    const { cells } = core.setup(characters.join('/'));
    const tools = new Map<string, Tool>();
    characters.forEach((row, index) => {
        Array.from(row).forEach((character, file) => {
            const cell = cells[`${'abcdefg'[file]}${9 - index}`];
            if (cell) tools.set(character, { character, cell });
        });
    });
    return tools;
}

// The tool in hand, and the direction in which faces are offered.
export class Toolbox {
    readonly tools: ReadonlyMap<string, Tool>;
    chosen = $state<string | null>('Z'); // null: the eraser
    heading = $state<Heading>('n');

    constructor(core: Core) {
        this.tools = toolsOf(core);
    }

    get faces(): { kind: FaceKind; face: string }[] {
        return kinds.map((kind) => ({ kind, face: faceOf({ kind, heading: this.heading }) }));
    }

    get chosenKind(): FaceKind | null {
        const cell = this.chosen === null ? undefined : this.tools.get(this.chosen)?.cell;
        return cell?.type === 'barragoon' ? cell.kind : null;
    }

    choose(character: string | null): void {
        this.chosen = character;
        const cell = character === null ? undefined : this.tools.get(character)?.cell;
        if (cell?.type === 'barragoon' && cell.heading) this.heading = cell.heading;
    }

    // Choosing the same face again rotates it.
    chooseFace(kind: FaceKind): void {
        if (this.chosenKind === kind && isOriented(kind)) this.rotate();
        else this.choose(faceOf({ kind, heading: this.heading }));
    }

    rotate(): void {
        const kind = this.chosenKind;
        this.heading = turned(this.heading, 1);
        if (kind) this.chosen = faceOf({ kind, heading: this.heading });
    }
}
