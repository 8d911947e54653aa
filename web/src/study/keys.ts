// What a key means on a page with a study: arrow keys walk through the game.
import type { StudyNode } from './node';
import { beside, endOf, turnBack, turnForward } from './tree';

const typing = 'input, textarea, select, [contenteditable]';

// Where a key leads from a node; null if it means nothing here.
export function keyedTo(event: KeyboardEvent, at: StudyNode, root: StudyNode): StudyNode | null {
    switch (event.key) {
        case 'ArrowLeft':
            return event.shiftKey ? turnBack(at) : (at.parent ?? at);
        case 'ArrowRight':
            return event.shiftKey ? turnForward(at) : (at.children[0] ?? at);
        case 'ArrowUp':
            return beside(at, -1);
        case 'ArrowDown':
            return beside(at, 1);
        case 'Home':
            return root;
        case 'End':
            return endOf(at);
        default:
            return null;
    }
}

// Keys that are somebody else's: a field's, the browser's, or already used.
export function isTaken(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
    const target = event.target instanceof Element ? event.target : null;
    return Boolean(target?.closest(`${typing}, dialog`));
}
