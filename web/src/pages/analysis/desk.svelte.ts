// The study on the analysis board: the tree, where in it the reader is, and what can be done with it.
// It is saved on the device after every change.
import {
    type Core,
    CoreError,
    type GameRecord,
    type GameText,
    type GameView,
} from '../../core/types';
import { type KeptStudy, keep, restore } from '../../study/keep';
import { stepsOf } from '../../study/line';
import {
    emptyStudy,
    gameAt,
    type Mark,
    type Study,
    type StudyNode,
    type Tags,
} from '../../study/node';
import { studyOfGame, studyOfRecord, wholeGame } from '../../study/read';
import { childOf, growLine, promote, remove } from '../../study/tree';
import { draftOf } from '../../study/write';
import type { StudyKeeper } from './desk_storage';

const noHandicap = { white: 0, brown: 0 };
const pause = 300; // milliseconds after the last key of a comment

export interface Contents {
    readonly study: Study;
    readonly at: StudyNode;
    readonly revision: number;
}

interface Place {
    readonly study: Study;
    readonly at: StudyNode;
}

export class Desk {
    readonly core: Core;
    readonly #keeper: StudyKeeper;
    study = $state.raw<Study>(emptyStudy(''));
    at = $state.raw<StudyNode>(this.study.root);
    #revision = $state(0); // grows with every change of the tree or its notes
    flipped = $state(false);
    #aside = $state.raw<Place | null>(null); // the study that the current one has replaced
    readonly hasAside = $derived(this.#aside !== null);
    unsaved = $state(false); // the device refused to save the study

    // The tree for components that show it: a new value after every change.
    readonly contents: Contents = $derived.by(() => ({
        study: this.study,
        at: this.at,
        revision: this.#revision,
    }));
    view: GameView = $derived.by(() => this.core.view(this.game));
    #timer: ReturnType<typeof setTimeout> | undefined;
    #writing: ReturnType<typeof setTimeout> | undefined; // until the list shows a comment

    // `kept` is what the keeper had.
    constructor(core: Core, keeper: StudyKeeper, kept: KeptStudy | null) {
        this.core = core;
        this.#keeper = keeper;
        const restored = kept && this.#restored(kept);
        this.study = restored?.study ?? emptyStudy(core.startFen('closed', noHandicap));
        this.at = restored?.at ?? this.study.root;
    }

    get game(): GameText {
        return gameAt(this.study, this.at);
    }

    // The main line with its ending, for links.
    get wholeGame(): GameText {
        return wholeGame(this.study);
    }

    get isEmpty(): boolean {
        return this.study.root.children.length === 0 && this.study.root.comment === '';
    }

    go(node: StudyNode | undefined | null): void {
        if (!node || node === this.at) return;
        this.at = node;
        this.#save();
    }

    // Plays an action at the reader's place: along the tree, or as a new variation.
    play(action: string): boolean {
        const known = childOf(this.at, action);
        if (known) {
            this.go(known);
            return true;
        }
        const verdict = this.core.attempt(this.game, action);
        if (!verdict.legal) return false;
        this.at = growLine(this.study, stepsOf(verdict.view));
        this.changed();
        return true;
    }

    // Adds a line after a node, as far as it is legal, and goes to its first action.
    playLine(from: StudyNode, actions: readonly string[]): void {
        this.at = from;
        let first: StudyNode | null = null;
        for (const action of actions) {
            if (!this.play(action)) break;
            first ??= this.at;
        }
        this.go(first);
    }

    promote(): void {
        promote(this.at);
        this.changed();
    }

    remove(): void {
        this.at = remove(this.study, this.at);
        this.changed();
    }

    comment(text: string): void {
        // Commands in brackets are reserved for programs.
        this.at.comment = text.replace(/\p{Cc}+/gu, ' ').replaceAll('[%', '[ %');
        this.#save();
        // The list is laid out when the writer pauses, not at every key.
        clearTimeout(this.#writing);
        this.#writing = setTimeout(() => this.changed(), pause);
    }

    mark(mark: Mark | null): void {
        this.at.mark = mark;
        this.changed();
    }

    loadGame(game: GameText, tags: Tags = []): void {
        const study = studyOfGame(this.core, game, tags);
        this.#take(study, study.root);
    }

    loadRecord(record: GameRecord): void {
        const study = studyOfRecord(this.core, record);
        this.#take(study, study.root);
    }

    // The position must be playable.
    loadPosition(fen: string): void {
        this.loadGame({ start: fen, touchMove: false, commands: [] });
    }

    reset(): void {
        this.loadPosition(this.core.startFen('closed', noHandicap));
    }

    bringBack(): void {
        if (this.#aside) this.#take(this.#aside.study, this.#aside.at);
    }

    lineText(from: StudyNode, actions: readonly string[]): string {
        return this.core.lineText(gameAt(this.study, from), actions);
    }

    // The study as a record, checked by the core.
    record(): string {
        const draft = draftOf(this.study, (node, actions) => this.lineText(node, actions));
        return this.core.writeRecord(draft);
    }

    changed(): void {
        clearTimeout(this.#writing);
        this.#revision += 1;
        this.#save();
    }

    // Saves at once what is waiting to be saved.
    close(): void {
        if (this.#timer !== undefined) void this.#saveNow();
    }

    // The page is being left, and may not come back.
    leave(): void {
        if (this.#timer === undefined && !this.#keeper.isWriting) return;
        this.#stopWaiting();
        this.#keeper.leave(keep(this.study, this.at));
    }

    #save(): void {
        this.#timer ??= setTimeout(() => this.#saveNow(), 300);
    }

    async #saveNow(): Promise<void> {
        this.#stopWaiting();
        this.unsaved = !(await this.#keeper.keep(keep(this.study, this.at)));
    }

    #stopWaiting(): void {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }

    #restored(kept: KeptStudy): Place | null {
        try {
            return restore(this.core, kept);
        } catch (error) {
            if (error instanceof CoreError) return null; // damaged: there is nothing to restore
            throw error;
        }
    }

    #take(study: Study, at: StudyNode): void {
        this.#aside = this.isEmpty ? null : { study: this.study, at: this.at };
        this.study = study;
        this.at = at;
        this.changed();
        void this.#saveNow();
    }
}
