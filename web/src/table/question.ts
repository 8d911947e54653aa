// A question before something that cannot be undone.
export interface Question {
    readonly text: string;
    readonly confirm: string; // the label of the button that does it
    readonly run: () => void;
}
