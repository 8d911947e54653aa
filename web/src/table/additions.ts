// What a page may add to the table.
import type { IconName } from '../ui/icons';

// A button of the bar below the board.
export interface ToolButton {
    readonly icon: IconName;
    readonly label: string;
    readonly title?: string | undefined; // if it says more than the label
    readonly run: () => void;
    readonly off?: boolean;
    readonly marked?: boolean; // there is something new
}

// Asked before something that cannot be undone.
export interface Question {
    readonly text: string;
    readonly confirm: string; // the label of the button that does it
    readonly run: () => void;
}
