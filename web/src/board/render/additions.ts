// What the first look at a board and the first press do not need, as one part that is loaded after it: what
// floats over the board, the tray, helps and arrows with their styles, the keyboard, and what is spoken.
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
