// What the board knows: what the page told it, and how far the user is in choosing an action.
import type { Action, Cell, Explanation, Move, Player, Square } from '../core/types';
import type { FaceChoice } from './faces';
import { faceOf } from './faces';
import type { Arrow, BoardProperties, BoardWords, Confirmation, Device, Scene } from './types';

// How far the choice of an action has got. Escape goes back one stage.
export type Stage =
    | { readonly name: 'idle' }
    | { readonly name: 'selected'; readonly from: Square }
    // A face of the tray waits for its square.
    | { readonly name: 'armed'; readonly face: FaceChoice }
    // The ring of faces is open around a square.
    | { readonly name: 'ring'; readonly square: Square; readonly face: FaceChoice | null }
    // A barragoon is shown where it would stand; `armed`: its face came from the tray.
    | {
          readonly name: 'ghost';
          readonly square: Square;
          readonly face: FaceChoice;
          readonly armed: boolean;
      };

export const idle: Stage = { name: 'idle' };

export interface ShownRefusal {
    readonly explanation: Explanation | null; // null: typed text that is no action
    readonly sentence: string;
}

// What is held under the finger or the pointer.
export interface Drag {
    readonly from: Square | null; // null: a face from the tray
    readonly face: FaceChoice | null;
    readonly over: Square | null;
    readonly touch: boolean;
    readonly x: number; // of the viewport
    readonly y: number;
}

export interface BoardState extends BoardProperties {
    stage: Stage;
    focus: Square;
    keyboard: boolean; // the user walks over the squares with the keyboard
    device: Device; // used for the last press
    hover: Square | null;
    drag: Drag | null;
    sliding: boolean; // the ring was opened by a press that has not ended
    refusal: ShownRefusal | null;
    drawn: { readonly arrows: readonly Arrow[]; readonly circles: readonly Square[] };
    drawing: Arrow | null;
    quietUntil: number; // input is ignored until then
}

export function newState(words: BoardWords): BoardState {
    return {
        view: null,
        player: 'both',
        flipped: false,
        coordinates: true,
        pieceSet: 'wood',
        confirmation: { mouse: 'tap-again', touch: 'tap-again' },
        helps: { mobility: false, threats: false, locks: false },
        arrows: [],
        targets: [],
        words,
        explain: null,
        sentence: null,
        effects: null,
        planning: false,
        editing: false,
        animated: true,
        tray: 'none',
        typing: false,
        stage: idle,
        focus: 'd2',
        keyboard: false,
        device: 'mouse',
        hover: null,
        drag: null,
        sliding: false,
        refusal: null,
        drawn: { arrows: [], circles: [] },
        drawing: null,
        quietUntil: 0,
    };
}

// What the transitions of `mutations.ts` need to know.
export interface Context {
    readonly view: Scene;
    readonly confirmation: Confirmation;
    readonly flipped: boolean;
}

export function confirmationOf({ confirmation, device }: BoardState): Confirmation {
    return confirmation[device];
}

export type Phase = 'none' | 'move' | 'place';

export function mayAct(state: Pick<BoardState, 'view' | 'player' | 'editing'>): boolean {
    const { view, player } = state;
    if (!view || state.editing || view.outcome) return false;
    return player === 'both' || player === view.actor;
}

export function phaseOf(state: Pick<BoardState, 'view' | 'player' | 'editing'>): Phase {
    if (!state.view || !mayAct(state)) return 'none';
    return state.view.owed > 0 ? 'place' : 'move';
}

export function cellAt(view: Scene | null, square: Square): Cell | null {
    return view?.cells[square] ?? null;
}

export function isPieceOf(cell: Cell | null, player: Player): boolean {
    return cell?.type === 'piece' && cell.owner === player;
}

export function movesFrom(view: Scene, square: Square): readonly Move[] {
    return view.moves.filter((move) => move.from === square);
}

export function findMove(view: Scene | null, from: Square, to: Square): Move | null {
    return view?.moves.find((move) => move.from === from && move.to === to) ?? null;
}

export function placement(face: FaceChoice, square: Square): Action {
    return `${faceOf(face)}@${square}`;
}

export function isLegal(view: Scene, action: Action): boolean {
    if (!action.includes('@')) return view.moves.some((move) => move.action === action);
    return view.placeable.includes(action.slice(2)) && !view.forbidden.includes(action);
}

// By the pointer, or else by the focus.
function pointedAt(state: BoardState): Square | null {
    return state.hover ?? (state.keyboard ? state.focus : null);
}

// The barragoon being chosen and its square, once both are known.
export function ghostOf(state: BoardState): { square: Square; face: FaceChoice } | null {
    const { stage, drag, view } = state;
    if (drag?.face) {
        return drag.over && view?.placeable.includes(drag.over)
            ? { square: drag.over, face: drag.face }
            : null;
    }
    if (stage.name === 'ghost') return stage;
    if (stage.name === 'ring' && stage.face) return { square: stage.square, face: stage.face };
    const target = pointedAt(state);
    if (stage.name === 'armed' && target && view?.placeable.includes(target))
        return { square: target, face: stage.face };
    return null;
}

// The move whose path is shown: the one under the pointer, the dragged piece or the focus.
export function previewedMove(state: BoardState): Move | null {
    const { view, stage, drag } = state;
    if (!view || stage.name !== 'selected') return null;
    const target = drag ? drag.over : pointedAt(state);
    return target ? findMove(view, stage.from, target) : null;
}
