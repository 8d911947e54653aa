// The messages by area, one file per language and area: messages/LANGUAGE/AREA.ts, each a flat object.
// English defines the keys; the other languages must have the same ones (their files say `satisfies
// Messages<typeof en>`, and tests/messages.test.ts looks for missing and unused keys).
import type analysis from './messages/en/analysis';
import type board from './messages/en/board';
import type common from './messages/en/common';
import type editor from './messages/en/editor';
import type friend from './messages/en/friend';
import type games from './messages/en/games';
import type learn from './messages/en/learn';
import type lessons from './messages/en/lessons';
import type levels from './messages/en/levels';
import type online from './messages/en/online';
import type play from './messages/en/play';
import type rules from './messages/en/rules';
import type settings from './messages/en/settings';
import type table from './messages/en/table';
import type unreadable from './messages/en/unreadable';

export interface Areas {
    common: typeof common; // names of the game, navigation, buttons; always loaded
    board: typeof board; // the board's words, refusals, outcomes, faults; always loaded
    play: typeof play;
    levels: typeof levels; // of the computer: their names, and what they overlook
    table: typeof table; // who plays, and what they are asked besides the moves
    online: typeof online; // games over the network
    friend: typeof friend; // inviting somebody, coming back, my online games
    learn: typeof learn;
    lessons: typeof lessons; // the steps of the lessons, needed only inside one
    rules: typeof rules;
    analysis: typeof analysis;
    editor: typeof editor;
    games: typeof games; // the list of games on this device
    settings: typeof settings;
    unreadable: typeof unreadable; // what is wrong with a text, loaded when something is
}

export type Area = keyof Areas;
export type Key = { [A in Area]: `${A}.${keyof Areas[A] & string}` }[Area];
export type Messages<English> = Readonly<Record<keyof English, string>>;
