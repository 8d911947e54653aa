// <barragoon-board>: the element that pages use. It wires the parts together and draws once for
// all changes of a moment.
import { Announcer } from './announce';
import { Controller } from './controller';
import type { KeyState } from './input/keyboard';
import { isPlacing, meaning, pressed } from './input/keyboard';
import { PointerInput } from './input/pointer';
import { hasOrientedFace, rotate } from './mutations';
import { BoardBase } from './properties';
import { BoardView } from './render/view';
import { idle, phaseOf } from './state';
import { boardCss } from './styles/board';
import { floatsCss } from './styles/floats';
import { forcedCss } from './styles/forced';
import { marksCss } from './styles/marks';
import { Ratio } from './styles/ratio';
import { sharedSheet } from './styles/sheet';
import type { BoardEvents, BoardProperties } from './types';

const style = sharedSheet(() => boardCss + marksCss + floatsCss + forcedCss);

export class BarragoonBoard extends BoardBase {
    readonly #controller: Controller;
    readonly #view: BoardView;
    readonly #pointer: PointerInput;
    readonly #ratio = new Ratio();
    readonly #root: ShadowRoot;
    #scheduled = false;
    #pointing = false; // the focus comes from a press, not from the keyboard
    #listening: AbortController | null = null;
    #turning: AbortController | null = null;

    constructor() {
        super();
        this.#root = this.attachShadow({ mode: 'open' });
        this.#root.adoptedStyleSheets = [style(), this.#ratio.sheet];
        const isCoarse = matchMedia('(pointer: coarse)').matches;
        this.#controller = new Controller({
            emit: (name, detail) => this.#emit(name, detail),
            changed: () => this.#schedule(),
            lifted: () => this.#view.renderLift(),
            say: (text) => announcer.say(text),
            now: () => performance.now(),
            dropGesture: () => this.#dropGesture(),
        });
        this.#controller.state.device = isCoarse ? 'touch' : 'mouse';
        this.#view = new BoardView(this.#controller, (event, kind) =>
            this.#pointer.ringDown(event, kind),
        );
        const announcer = new Announcer(this.#view.announcer);
        this.#pointer = new PointerInput(this.#controller, {
            squareAt: (x, y) => this.#view.squareAt(x, y),
            ring: (square) => this.#view.ring(square),
            focus: (square) => {
                this.#controller.state.focus = square;
                this.#pointing = true;
                this.#view.focus(square);
                this.#pointing = false;
            },
            pressRing: (kind) => this.#view.floats.ring.press(kind),
            capture: (id) => this.#view.grid.element.setPointerCapture(id),
        });
        this.#root.append(this.#view.fit, this.#view.floats.element);
        this.#listen();
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
        document.addEventListener('keydown', (event) => this.#keyOnPage(event), { signal });
        this.#schedule();
    }

    disconnectedCallback(): void {
        this.#listening?.abort();
        this.#dropGesture();
    }

    #emit<K extends keyof BoardEvents>(name: K, detail: BoardEvents[K]['detail']): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    #schedule(): void {
        if (this.#scheduled) return;
        this.#scheduled = true;
        queueMicrotask(() => {
            this.#scheduled = false;
            this.#ratio.set(this.#controller.state);
            if (this.isConnected) this.#view.render();
            this.#listenToWheel();
        });
    }

    // Only while there is something to rotate, as it makes the browser wait with scrolling.
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
        this.#view.tray.dropGesture();
    }

    #listen(): void {
        const grid = this.#view.grid.element;
        grid.addEventListener('pointerdown', (event) => this.#pointer.down(event));
        grid.addEventListener('pointermove', (event) => this.#pointer.move(event));
        grid.addEventListener('pointerup', (event) => this.#pointer.up(event));
        grid.addEventListener('pointercancel', (event) => this.#pointer.cancel(event));
        grid.addEventListener('pointerleave', () => this.#pointer.hover(null));
        // The focus goes where the press says, without the ring of the keyboard.
        grid.addEventListener('mousedown', (event) => event.preventDefault());
        grid.addEventListener('contextmenu', (event) => event.preventDefault());
        grid.addEventListener('focusin', (event) => this.#focused(event));
        this.#root.addEventListener('keydown', (event) => {
            if (event instanceof KeyboardEvent) this.#key(event);
        });
        // After a touch the browser makes a click where the finger was, and there may be the ring by
        // then.
        for (const element of [grid, this.#view.floats.ring.element])
            element.addEventListener('touchend', (event) => {
                if (event.cancelable) event.preventDefault();
            });
        this.#view.input.addEventListener('keydown', (event) => this.#typed(event));
    }

    #focused(event: FocusEvent): void {
        const { state } = this.#controller;
        const square = this.#view.grid.squareOf(event.target, state.flipped);
        if (!square) return;
        state.focus = square;
        state.keyboard = !this.#pointing;
        this.#schedule();
    }

    // A press beside the board takes the focus, but not what is being placed.
    #keyOnPage(event: KeyboardEvent): void {
        const isNobodys = event.target === document.body;
        if (isNobodys && isPlacing(this.#controller.state.stage)) this.#key(event);
    }

    #key(event: KeyboardEvent): void {
        const { state } = this.#controller;
        if (event.target === this.#view.input || event.defaultPrevented) return;
        const { drawn } = state;
        const busy = state.refusal !== null || state.drag !== null;
        const keyState: KeyState = {
            stage: state.stage,
            focus: state.focus,
            keyboard: state.keyboard,
            flipped: state.flipped,
            phase: phaseOf(state),
            editing: state.editing,
            busy: busy || drawn.arrows.length + drawn.circles.length > 0,
            onSquare: this.#view.grid.squareOf(event.target, state.flipped) !== null,
        };
        const key = {
            key: event.key,
            shift: event.shiftKey,
            control: event.ctrlKey || event.altKey || event.metaKey,
        };
        const what = meaning(key, keyState, this.#controller.context());
        if (!what) return;
        event.preventDefault();
        event.stopPropagation();
        switch (what.means) {
            case 'focus':
                state.focus = what.square;
                state.hover = null;
                this.#view.focus(what.square);
                this.#schedule();
                break;
            case 'ring':
                this.#view.floats.ring.step(what.step);
                break;
            case 'result':
                if (this.#controller.ready()) this.#controller.apply(what.result);
                break;
            case 'press':
                this.#press();
                break;
            case 'back':
                this.#controller.stepBack();
                if (state.stage.name !== 'ring' && !keyState.onSquare)
                    this.#view.focus(state.focus);
                break;
            case 'flip':
                this.#emit('flip', null);
                break;
            case 'type':
                this.#view.input.focus();
                break;
            case 'edit':
                this.#emit('edit', { square: state.focus, from: null, erase: what.erase });
                break;
        }
    }

    #press(): void {
        const { state } = this.#controller;
        const context = this.#controller.ready();
        if (!context) return;
        state.keyboard = true;
        this.#controller.apply(pressed(context, state.stage, state.focus));
        if (state.stage.name === 'ring') queueMicrotask(() => this.#view.floats.ring.focus());
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

    #typed(event: KeyboardEvent): void {
        const { input } = this.#view;
        if (event.key === 'Enter') {
            event.preventDefault();
            if (this.#controller.type(input.value)) input.value = '';
            else input.select();
        } else if (event.key === 'Escape') {
            event.preventDefault();
            input.value = '';
            this.#view.focus(this.#controller.state.focus);
        }
        event.stopPropagation();
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

declare global {
    interface HTMLElementTagNameMap {
        'barragoon-board': BarragoonBoard;
    }
}

export const isBoardDefined = () => customElements.get('barragoon-board') !== undefined;

// Boards that are on the page already are built by this.
export function defineBoard(): void {
    if (!isBoardDefined()) customElements.define('barragoon-board', BarragoonBoard);
}
