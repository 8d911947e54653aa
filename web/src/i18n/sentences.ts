// Turns what the core says as data into sentences in the reader's language. The templates are in the
// area `board`; this only picks one and fills it in.
import { readFace } from '../board/faces';
import type { BoardWords } from '../board/types';
import { opponentOf } from '../core/players';
import type {
    Action,
    Barragoon,
    Cell,
    Cells,
    Explanation,
    FaceKind,
    GameEnd,
    Heading,
    Player,
    SetupFault,
} from '../core/types';
import { t } from './i18n.svelte';

export function playerName(player: Player): string {
    return player === 'white' ? t('common.white') : t('common.brown');
}

// What a face shows, in the middle of a sentence: "left turn to the north".
export function faceText(kind: FaceKind, heading: Heading | null): string {
    if (kind === 'two-ways') return t(`board.shows-two-ways-${axis(heading)}`);
    return t(`board.shows-${kind}`, { to: heading ? t(`board.to-${heading}`) : '' });
}

export function cellText(cell: Cell | null): string {
    if (!cell) return t('board.free');
    if (cell.type === 'barragoon')
        return t('board.barragoon', { face: faceText(cell.kind, cell.heading) });
    return t(`board.${cell.owner}Piece`, { value: cell.value });
}

// One sentence, without the clause.
export function explanationSentence(explanation: Explanation): string {
    const { reason, actor, mover, obstacle } = explanation;
    const values = {
        player: playerName(actor),
        opponent: playerName(opponentOf(actor)),
        value: stepsOf(mover),
        other: stepsOf(obstacle),
        obstacle: obstacle ? definite(obstacle) : '',
        square: explanation.square ?? '',
        from: explanation.from ?? '',
        to: explanation.to ?? '',
        full: explanation.full ?? '',
        short: explanation.short ?? '',
        distance: explanation.distance ?? 0,
    };
    if (reason !== 'face-blocks') return t(`board.why-${reason}`, values);
    return blockedSentence(explanation, values);
}

export function outcomeSentence({ winner, ending }: GameEnd): string {
    if (!winner && ending === 'claimed') return t('board.end-claimed-draw');
    if (!winner) return t(`board.end-${ending}`);
    const loser = opponentOf(winner);
    return t(`board.end-${ending}`, { winner: playerName(winner), loser: playerName(loser) });
}

export function faultSentence(fault: SetupFault): string {
    const { kind, number, owner, value } = fault;
    return t(`board.fault-${kind}`, { number, value, owner: playerName(owner) });
}

// An action, for announcements and hints. It needs what stood on the board before it; null is a
// forgotten placement.
export function actionSentence(player: Player, action: Action | null, before: Cells): string {
    const values = { player: playerName(player) };
    if (!action) return t('board.forgets', values);
    const [face = '', square] = action.split('@');
    const shown = square ? readFace(face) : null;
    if (square && shown)
        return t('board.puts', { ...values, square, face: faceText(shown.kind, shown.heading) });
    const [from, to] = [action.slice(0, 2), action.slice(2)];
    const captured = before[to];
    const move = { ...values, from, to, value: stepsOf(before[from] ?? null) };
    if (!captured) return t('board.goes', move);
    return t('board.takes', { ...move, obstacle: definite(captured) });
}

const markNames = [
    'selected',
    'destination',
    'capture',
    'placeable',
    'locked',
    'lastFrom',
    'lastTo',
    'placed',
    'refused',
    'target',
] as const satisfies readonly (keyof BoardWords['marks'])[];

export function boardWords(): BoardWords {
    const marks = Object.fromEntries(markNames.map((mark) => [mark, t(`board.mark-${mark}`)]));
    return {
        board: t('board.board'),
        free: t('board.free'),
        piece: (owner, value) => t(`board.${owner}Piece`, { value }),
        barragoon: (kind, heading) => t('board.barragoon', { face: faceText(kind, heading) }),
        face: (kind) => t(`board.face-${kind}`),
        heading: (heading) => t(`board.heading-${heading}`),
        square: (square, content, marks) => [square, content, ...marks].join(', '),
        marks: marks as BoardWords['marks'],
        moves: (before, after, player) => t(`board.${player}Moves`, { before, after }),
        shutsIn: (count) => t('board.shutsIn', { count }),
        tray: t('board.tray'),
        ring: t('board.ring'),
        rotate: t('board.rotate'),
        confirm: t('board.confirm'),
        cancel: t('board.cancel'),
        typeAction: t('board.typeAction'),
        unknownAction: (text) => t('board.unknownAction', { text }),
        selected: (square, content, count) => t('board.selected', { square, content, count }),
        ghost: (square, content) => t('board.ghost', { square, content }),
        played: ({ player, action }, before) => actionSentence(player, action, before),
    };
}

// With the article, as the object of a verb.
function definite(cell: Cell): string {
    if (cell.type === 'barragoon')
        return t('board.theBarragoon', { face: t(`board.face-${cell.kind}`) });
    return t(cell.owner === 'white' ? 'board.theWhitePiece' : 'board.theBrownPiece', {
        value: cell.value,
    });
}

// Each face has its own sentence about what it lets through; {to} is where it lets pieces go.
function blockedSentence(explanation: Explanation, values: Record<string, string | number>) {
    const { kind, heading } = explanation.obstacle as Barragoon;
    if (kind === 'two-ways') return t(`board.why-face-blocks-two-ways-${axis(heading)}`, values);
    const to = heading ? t(`board.to-${heading}`) : '';
    return t(`board.why-face-blocks-${kind}`, { ...values, to });
}

function stepsOf(cell: Cell | null): number | string {
    return cell?.type === 'piece' ? cell.value : '';
}

function axis(heading: Heading | null): 'n' | 'e' {
    return heading === 'n' || heading === 's' ? 'n' : 'e';
}
