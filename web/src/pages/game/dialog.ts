// What can be opened over a game.
export type DialogName = 'phrases' | 'link' | 'elsewhere';
