// How a press, a key or a drop changes the stage. Pure: every function returns the new stage and
// what is to be done. An action that the view does not allow is a `try`: the page's `explain` says
// why it is refused.
import type { Action, FaceKind, Heading, Square } from '../core/types';
import type { FaceChoice } from './faces';
import { isOriented, rotated, seen } from './faces';
import { isSquare } from './geometry';
import type { Context, Stage } from './state';
import { cellAt, idle, isLegal, isPieceOf, placement } from './state';

export type Intent =
    | { readonly does: 'act' | 'try'; readonly action: Action }
    | { readonly does: 'touch'; readonly square: Square };

export interface Reaction {
    readonly stage: Stage;
    readonly intents: readonly Intent[];
}

function to(stage: Stage, ...intents: Intent[]): Reaction {
    return { stage, intents };
}

// A refused try leaves the stage as it is, so that the next one starts from there.
export function attempt(context: Context, stage: Stage, action: Action): Reaction {
    if (isLegal(context.view, action)) return to(idle, { does: 'act', action });
    return to(stage, { does: 'try', action });
}

function touches(context: Context, square: Square): Intent[] {
    return cellAt(context.view, square) ? [{ does: 'touch', square }] : [];
}

const refusedFace: FaceChoice = { kind: 'no-way', heading: 'n' };

// A press begins on a square.
export function down(context: Context, stage: Stage, square: Square): Reaction {
    const { view } = context;
    if (view.owed === 0) {
        if (!isPieceOf(cellAt(view, square), view.actor)) return to(stage);
        if (stage.name === 'selected' && stage.from === square) return to(stage);
        return to({ name: 'selected', from: square }, ...touches(context, square));
    }
    if (stage.name === 'armed' || (stage.name === 'ghost' && stage.armed)) return to(stage);
    if (!view.placeable.includes(square)) return to(stage);
    if ((stage.name === 'ring' || stage.name === 'ghost') && stage.square === square)
        return to(stage);
    return to({ name: 'ring', square, face: null });
}

// The press ends on the same square. `fresh`: its start has changed the stage.
export function up(context: Context, stage: Stage, square: Square, fresh: boolean): Reaction {
    const { view } = context;
    if (fresh) return to(stage);
    if (view.owed === 0) {
        if (stage.name !== 'selected') return to(stage, ...touches(context, square));
        if (stage.from === square) return to(idle);
        const reaction = attempt(context, stage, stage.from + square);
        return to(reaction.stage, ...touches(context, square), ...reaction.intents);
    }
    if (stage.name === 'armed') return put(context, stage, square, stage.face, true);
    if (stage.name === 'ghost') {
        if (stage.square !== square && stage.armed)
            return put(context, stage, square, stage.face, true);
        if (stage.square === square && context.confirmation === 'button')
            return to({ name: 'ring', square, face: stage.face });
        if (stage.square === square) return confirm(context, stage);
    }
    if (stage.name === 'ring' && stage.square === square) {
        if (!stage.face) return to(idle);
        if (context.confirmation !== 'button') return confirm(context, stage);
        return to({ name: 'ghost', square, face: stage.face, armed: false });
    }
    if (view.placeable.includes(square)) return to(stage);
    return attempt(context, stage, whatIsMeant(context, square));
}

// What a press on an occupied square means while a barragoon is due: whoever presses a piece wants to
// move it.
function whatIsMeant({ view }: Context, square: Square): Action {
    const isPiece = cellAt(view, square)?.type === 'piece';
    return isPiece ? square + square : placement(refusedFace, square);
}

// A piece was dragged to another square.
export function drop(context: Context, stage: Stage, from: Square, square: Square): Reaction {
    const reaction = attempt(context, stage, from + square);
    if (context.view.owed > 0) return reaction;
    return to(reaction.stage, ...touches(context, square), ...reaction.intents);
}

// A face is put on a square: shown there first, unless placements need no confirmation.
export function put(
    context: Context,
    stage: Stage,
    square: Square,
    face: FaceChoice,
    armed: boolean,
): Reaction {
    const action = placement(face, square);
    if (!isLegal(context.view, action)) return attempt(context, stage, action);
    if (context.confirmation === 'at-once') return attempt(context, stage, action);
    return to({ name: 'ghost', square, face, armed });
}

// The slide over the ring has ended on a face.
export function release(context: Context, stage: Stage): Reaction {
    if (stage.name !== 'ring') return to(stage);
    if (!stage.face) return to(idle);
    return put(context, stage, stage.square, stage.face, false);
}

// Up, as seen on the screen.
export function firstHeading(context: Context): Heading {
    return seen('n', context.flipped);
}

function faceOfStage(stage: Stage): FaceChoice | null {
    return stage.name === 'armed' || stage.name === 'ghost' || stage.name === 'ring'
        ? stage.face
        : null;
}

function withFace(stage: Stage, face: FaceChoice): Stage {
    return stage.name === 'armed' || stage.name === 'ghost' || stage.name === 'ring'
        ? { ...stage, face }
        : stage;
}

// A kind is chosen in the ring or the tray; choosing it again rotates it.
export function choose(context: Context, stage: Stage, kind: FaceKind): Reaction {
    if (context.view.owed === 0) return to(stage);
    const old = faceOfStage(stage);
    const face = old?.kind === kind ? rotated(old) : startFace(context, stage, kind);
    if (stage.name === 'ring') {
        if (context.confirmation === 'at-once' && !isOriented(kind))
            return attempt(context, stage, placement(face, stage.square));
        return to({ ...stage, face });
    }
    if (stage.name === 'ghost') return to({ ...stage, face });
    return to({ name: 'armed', face });
}

export function startFace(context: Context, stage: Stage, kind: FaceKind): FaceChoice {
    return { kind, heading: faceOfStage(stage)?.heading ?? firstHeading(context) };
}

// A kind is chosen by its key: it appears on the focused square if it can be placed there.
export function chooseFor(context: Context, stage: Stage, kind: FaceKind, focus: Square): Reaction {
    if (stage.name === 'ring' || stage.name === 'ghost' || !context.view.placeable.includes(focus))
        return choose(context, stage, kind);
    const face = startFace(context, stage, kind);
    return to({ name: 'ghost', square: focus, face, armed: stage.name === 'armed' });
}

export function rotate(stage: Stage, quarters = 1): Reaction {
    const face = faceOfStage(stage);
    return to(face ? withFace(stage, rotated(face, quarters)) : stage);
}

// Sets the face while sliding over the ring.
export function show(stage: Stage, face: FaceChoice | null): Reaction {
    return to(stage.name === 'ring' ? { ...stage, face } : stage);
}

// `direction` is as seen.
export function point(context: Context, stage: Stage, direction: Heading): Reaction {
    const face = faceOfStage(stage);
    if (!face) return to(stage);
    return to(withFace(stage, { kind: face.kind, heading: seen(direction, context.flipped) }));
}

export function hasOrientedFace(stage: Stage): boolean {
    const face = faceOfStage(stage);
    return face !== null && isOriented(face.kind);
}

export function confirm(context: Context, stage: Stage): Reaction {
    if ((stage.name !== 'ghost' && stage.name !== 'ring') || !stage.face) return to(stage);
    return attempt(context, stage, placement(stage.face, stage.square));
}

export function back(stage: Stage): Stage {
    if (stage.name === 'ghost' && stage.armed) return { name: 'armed', face: stage.face };
    if (stage.name === 'ring' && stage.face) return { ...stage, face: null };
    return idle;
}

// An action as typed, or as written in a record: `d2d5`, `3d2-d5`, `x@d5`. Null if the text is neither.
export function readAction(text: string): Action | null {
    const trimmed = text.trim();
    const move = /^[234]?([a-g][1-9])\s*[-x:]?\s*([a-g][1-9])$/i.exec(trimmed);
    if (move?.[1] && move[2]) return (move[1] + move[2]).toLowerCase();
    const [, face, square] = /^([x^>Y<|\-NESWnesw+])\s*@\s*([a-g][1-9])$/.exec(trimmed) ?? [];
    return face && square && isSquare(square) ? `${face}@${square}` : null;
}
