// The dialogs of an online game.
export type DialogName = 'phrases' | 'link' | 'elsewhere';
