// Where a page has the tray of faces: beside the board where the window is wide, below it where there
// is room, or where the reader wants it even though the board gets smaller.
import type { TrayPlace } from '../board/types';
import { settings } from '../state/settings.svelte';

export function trayPlace(isWide: boolean, hasRoomBelow = false): TrayPlace {
    if (isWide) return 'beside';
    return hasRoomBelow || settings.data.tray ? 'below' : 'none';
}
