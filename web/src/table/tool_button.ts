// A button of the bar below the board.
import type { IconName } from '../ui/icons';

export interface ToolButton {
    readonly icon: IconName;
    readonly label: string;
    readonly title?: string | undefined; // if it says more than the label
    readonly run: () => void;
    readonly off?: boolean;
    readonly marked?: boolean; // there is something new
}
