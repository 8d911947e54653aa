// The properties of the element: each lives in the state, and the element hears of every change.
import type { BoardProperties } from './types';

export const propertyNames: readonly (keyof BoardProperties)[] = [
    'view',
    'player',
    'flipped',
    'coordinates',
    'pieceSet',
    'confirmation',
    'helps',
    'arrows',
    'targets',
    'words',
    'explain',
    'sentence',
    'effects',
    'planning',
    'editing',
    'animated',
    'tray',
    'typing',
];

export abstract class BoardBase extends HTMLElement implements BoardProperties {
    declare view: BoardProperties['view'];
    declare player: BoardProperties['player'];
    declare flipped: boolean;
    declare coordinates: boolean;
    declare pieceSet: BoardProperties['pieceSet'];
    declare confirmation: BoardProperties['confirmation'];
    declare helps: BoardProperties['helps'];
    declare arrows: BoardProperties['arrows'];
    declare targets: BoardProperties['targets'];
    declare words: BoardProperties['words'];
    declare explain: BoardProperties['explain'];
    declare sentence: BoardProperties['sentence'];
    declare effects: BoardProperties['effects'];
    declare planning: boolean;
    declare editing: boolean;
    declare animated: boolean;
    declare tray: BoardProperties['tray'];
    declare typing: boolean;

    abstract getProperty<K extends keyof BoardProperties>(name: K): BoardProperties[K];
    abstract setProperty<K extends keyof BoardProperties>(name: K, value: BoardProperties[K]): void;

    static {
        for (const name of propertyNames) {
            Object.defineProperty(BoardBase.prototype, name, {
                configurable: true,
                enumerable: true,
                get(this: BoardBase) {
                    return this.getProperty(name);
                },
                set(this: BoardBase, value: never) {
                    this.setProperty(name, value);
                },
            });
        }
    }

    // Properties that a page set before the element was defined hide the accessors.
    takeOverProperties(): void {
        for (const name of propertyNames) {
            if (!Object.hasOwn(this, name)) continue;
            const value: unknown = Reflect.get(this, name);
            Reflect.deleteProperty(this, name);
            Reflect.set(this, name, value);
        }
    }
}
