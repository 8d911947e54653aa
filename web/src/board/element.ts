// <barragoon-board>: the element that pages use. It wires the parts together and redraws once for all
// changes made together.
import { Controller } from './controller';
import type { KeyInput } from './input/keys';
import { PointerInput } from './input/pointer';
import { hasOrientedFace, rotate } from './mutations';
import type { Announcer } from './news';
import { BoardBase } from './properties';
import { type Additions, BoardView } from './render/view';
import { idle } from './state';
import { boardCss } from './styles/board';
import { marksCss } from './styles/marks';
import { Ratio } from './styles/ratio';
import { sharedSheet } from './styles/sheet';
import type { BoardEvents, BoardProperties, BoardWords } from './types';

const style = sharedSheet(() => boardCss + marksCss);

let additions: Additions | null = null; // loaded once for all boards

export class BarragoonBoard extends BoardBase {
    static words: BoardWords; // for boards that are given none
    readonly #controller: Controller;
    readonly #view: BoardView;
    readonly #pointer: PointerInput;
    #keys: KeyInput | null = null; // null, like the announcer, until it is loaded
    #announcer: Announcer | null = null;
    readonly #ratio = new Ratio();
    readonly #root: ShadowRoot;
    #scheduled = false;
    #completing = false;
    #pointing = false; // the focus comes from a press, not from the keyboard
    #listening: AbortController | null = null;
    #turning: AbortController | null = null;

    constructor() {
        super();
        this.#root = this.attachShadow({ mode: 'open' });
        this.#root.adoptedStyleSheets = [style(), this.#ratio.sheet];
        const isCoarse = matchMedia('(pointer: coarse)').matches;
        const surface = {
            emit: <K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]['detail']) =>
                this.#emit(name, detail),
            changed: () => this.#schedule(),
            lifted: () => this.#view.renderLift(),
            say: (text: string) => this.#announcer?.say(text),
            now: () => performance.now(),
            dropGesture: () => this.#dropGesture(),
        };
        this.#controller = new Controller(surface, BarragoonBoard.words);
        this.#controller.state.device = isCoarse ? 'touch' : 'mouse';
        this.#view = new BoardView(this.#controller, (event, kind) =>
            this.#pointer.ringDown(event, kind),
        );
        this.#pointer = new PointerInput(this.#controller, {
            squareAt: (x, y) => this.#view.squareAt(x, y),
            ring: (square) => this.#view.ring(square),
            focus: (square) => {
                this.#controller.state.focus = square;
                this.#pointing = true;
                this.#view.focus(square);
                this.#pointing = false;
            },
            pressRing: (kind) => this.#view.floats?.ring.press(kind),
            capture: (id) => this.#view.grid.element.setPointerCapture(id),
        });
        this.#root.append(this.#view.fit);
        this.#listen();
        if (additions) this.#add(additions);
    }

    connectedCallback(): void {
        this.takeOverProperties();
        const listening = new AbortController();
        const options = { signal: listening.signal, passive: true };
        this.#listening = listening;
        const moved = () => {
            if (this.#controller.state.stage !== idle || this.#controller.state.refusal)
                this.#schedule();
        };
        addEventListener('resize', moved, options);
        addEventListener('scroll', moved, { ...options, capture: true });
        document.addEventListener('pointerdown', (event) => this.#pressedElsewhere(event), options);
        const { signal } = listening;
        document.addEventListener('keydown', (event) => this.#keys?.keyOnPage(event), { signal });
        this.#schedule();
    }

    disconnectedCallback(): void {
        this.#listening?.abort();
        this.#dropGesture();
    }

    #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]['detail']): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    // Adds what the first paint does without; tried again at every drawing until it succeeds.
    async #complete(): Promise<void> {
        if (this.#completing || this.#view.floats) return;
        this.#completing = true;
        try {
            additions ??= await import('./render/additions');
            this.#add(additions);
            this.#schedule();
        } catch {
            // there is no network right now
        }
        this.#completing = false;
    }

    #add(parts: Additions): void {
        const floats = this.#view.add(parts);
        this.#keys = new parts.KeyInput(this.#controller, this.#view);
        this.#announcer = new parts.Announcer(this.#view.announcer);
        this.#controller.news = parts;
        this.#root.adoptedStyleSheets.push(parts.additionsStyle());
        this.#root.append(floats.element);
        takeTouches(floats.ring.element);
    }

    #schedule(): void {
        if (this.#scheduled) return;
        this.#scheduled = true;
        queueMicrotask(() => {
            this.#scheduled = false;
            this.#ratio.set(this.#controller.state);
            if (this.isConnected) this.#view.render();
            this.#complete();
            this.#listenToWheel();
        });
    }

    // Listens only while there is something to rotate: such a listener makes the browser delay
    // scrolling.
    #listenToWheel(): void {
        const { stage, drag } = this.#controller.state;
        const wanted = hasOrientedFace(stage) || (drag?.face ?? null) !== null;
        if (wanted === (this.#turning !== null)) return;
        this.#turning?.abort();
        this.#turning = wanted ? new AbortController() : null;
        if (!this.#turning) return;
        const options = { passive: false, signal: this.#turning.signal };
        this.#root.addEventListener('wheel', (event) => this.#wheel(event), options);
    }

    #dropGesture(): void {
        this.#pointer.dropGesture();
        this.#view.tray?.dropGesture();
    }

    #listen(): void {
        const grid = this.#view.grid.element;
        grid.addEventListener('pointerdown', (event) => this.#pointer.down(event));
        grid.addEventListener('pointermove', (event) => this.#pointer.move(event));
        grid.addEventListener('pointerup', (event) => this.#pointer.up(event));
        grid.addEventListener('pointercancel', (event) => this.#pointer.cancel(event));
        grid.addEventListener('pointerleave', () => this.#pointer.hover(null));
        // The press sets the focus itself, without the focus ring of the keyboard.
        grid.addEventListener('mousedown', (event) => event.preventDefault());
        grid.addEventListener('contextmenu', (event) => event.preventDefault());
        grid.addEventListener('focusin', (event) => this.#focused(event));
        this.#root.addEventListener('keydown', (event) => {
            if (event instanceof KeyboardEvent) this.#keys?.key(event);
        });
        takeTouches(grid);
        this.#view.input.addEventListener('keydown', (event) => this.#keys?.typed(event));
    }

    #focused(event: FocusEvent): void {
        const { state } = this.#controller;
        const square = this.#view.grid.squareOf(event.target, state.flipped);
        if (!square) return;
        state.focus = square;
        state.keyboard = !this.#pointing;
        this.#schedule();
    }

    #wheel(event: Event): void {
        const { state } = this.#controller;
        if (!(event instanceof WheelEvent) || event.deltaY === 0) return;
        const quarters = event.deltaY > 0 ? 1 : -1;
        if (state.drag?.face) {
            const turned = rotate({ name: 'armed', face: state.drag.face }, quarters).stage;
            if (turned.name === 'armed') state.drag = { ...state.drag, face: turned.face };
            this.#schedule();
        } else if (hasOrientedFace(state.stage))
            this.#controller.apply(rotate(state.stage, quarters));
        else return;
        event.preventDefault();
    }

    // A press outside closes the ring, as it would any menu.
    #pressedElsewhere(event: Event): void {
        const { state } = this.#controller;
        if (event.composedPath().includes(this)) return;
        if (state.stage.name === 'ring') this.#controller.setStage(idle);
        if (state.refusal) {
            state.refusal = null;
            this.#schedule();
        }
    }

    getProperty<K extends keyof BoardProperties>(name: K): BoardProperties[K] {
        return this.#controller.state[name];
    }

    setProperty<K extends keyof BoardProperties>(name: K, value: BoardProperties[K]): void {
        const { state } = this.#controller;
        if (state[name] === value) return;
        if (name === 'view') {
            this.#controller.setView(value as BoardProperties['view']);
            return;
        }
        const properties: BoardProperties = state;
        properties[name] = value;
        if (name === 'player' || name === 'editing') {
            state.stage = idle;
            this.#dropGesture();
        }
        this.#schedule();
    }
}

// After a touch the browser sends a click to the same place, where the ring may be by then.
function takeTouches(element: HTMLElement): void {
    element.addEventListener('touchend', (event) => {
        if (event.cancelable) event.preventDefault();
    });
}

declare global {
    interface HTMLElementTagNameMap {
        'barragoon-board': BarragoonBoard;
    }
}

export const isBoardDefined = () => customElements.get('barragoon-board') !== undefined;

// Upgrades the boards that are already on the page. They use these words until they are given others.
export function defineBoard(words: BoardWords): void {
    BarragoonBoard.words = words;
    if (!isBoardDefined()) customElements.define('barragoon-board', BarragoonBoard);
}
