// Sentences made of what the core says as data, in the reader's language.
import type { BoardWords } from '../board/types';
import type { Explanation, Outcome, SetupFault } from '../core/types';

export declare function explanationSentence(explanation: Explanation): string;
export declare function outcomeSentence(outcome: Outcome): string;
export declare function faultSentence(fault: SetupFault): string;
export declare function boardWords(): BoardWords;
