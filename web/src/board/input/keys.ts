// The keyboard of the board: carries out what keys mean, and reads actions typed below it.
import type { Controller } from '../controller';
import type { BoardView } from '../render/view';
import { phaseOf } from '../state';
import { isPlacing, type KeyState, meaning, pressed } from './keyboard';

export class KeyInput {
    constructor(
        readonly board: Controller,
        readonly view: BoardView,
    ) {}

    // A press beside the board moves the focus away, but what is being placed is kept.
    keyOnPage(event: KeyboardEvent): void {
        const isNobodys = event.target === document.body;
        if (isNobodys && isPlacing(this.board.state.stage)) this.key(event);
    }

    key(event: KeyboardEvent): void {
        const { state } = this.board;
        if (event.target === this.view.input || event.defaultPrevented) return;
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
            onSquare: this.view.grid.squareOf(event.target, state.flipped) !== null,
        };
        const key = {
            key: event.key,
            shift: event.shiftKey,
            control: event.ctrlKey || event.altKey || event.metaKey,
        };
        const what = meaning(key, keyState, this.board.context());
        if (!what) return;
        event.preventDefault();
        event.stopPropagation();
        switch (what.means) {
            case 'focus':
                state.focus = what.square;
                state.hover = null;
                this.view.focus(what.square);
                this.board.surface.changed();
                break;
            case 'ring':
                this.view.floats?.ring.step(what.step);
                break;
            case 'reaction':
                if (this.board.ready()) this.board.apply(what.reaction);
                break;
            case 'press':
                this.#press();
                break;
            case 'back':
                this.board.stepBack();
                if (state.stage.name !== 'ring' && !keyState.onSquare) this.view.focus(state.focus);
                break;
            case 'flip':
                this.board.surface.emit('flip', null);
                break;
            case 'type':
                this.view.input.focus();
                break;
            case 'edit':
                this.board.surface.emit('edit', {
                    square: state.focus,
                    from: null,
                    erase: what.erase,
                });
                break;
        }
    }

    #press(): void {
        const { state } = this.board;
        const context = this.board.ready();
        if (!context) return;
        state.keyboard = true;
        this.board.apply(pressed(context, state.stage, state.focus));
        if (state.stage.name === 'ring') queueMicrotask(() => this.view.floats?.ring.focus());
    }

    typed(event: KeyboardEvent): void {
        const { input } = this.view;
        if (event.key === 'Enter') {
            event.preventDefault();
            if (this.board.type(input.value)) input.value = '';
            else input.select();
        } else if (event.key === 'Escape') {
            event.preventDefault();
            input.value = '';
            this.view.focus(this.board.state.focus);
        }
        event.stopPropagation();
    }
}
