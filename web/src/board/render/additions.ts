// What neither the first paint of a board nor the first press needs, loaded afterwards as one part:
// what floats over the board, the tray, assistance and arrows with their styles, the keyboard, and
// announcements.
import { floatsCss } from '../styles/floats';
import { forcedCss } from '../styles/forced';
import { helpsCss } from '../styles/helps';
import { sharedSheet } from '../styles/sheet';

export { KeyInput } from '../input/keys';
export { Tray } from '../input/tray';
export { Announcer, stageNews, viewNews } from '../news';
export { arrows } from './arrows';
export { Floats } from './floats';
export { effectMarks, ghostMark, helps } from './helps';

export const additionsStyle = sharedSheet(() => floatsCss + helpsCss + forcedCss);
