// Which steps the reader has done, kept on the device.
import { array, string } from 'valibot';
import { read, write } from '../../state/storage';
import { lessons } from './lessons';
import type { Lesson } from './lessons/types';

class Progress {
    #done = $state.raw<ReadonlySet<string>>(new Set(read('learn', array(string())) ?? []));

    isDone(stepId: string): boolean {
        return this.#done.has(stepId);
    }

    countOf(lesson: Lesson): number {
        return lesson.steps.filter((step) => this.isDone(step.id)).length;
    }

    isComplete(lesson: Lesson): boolean {
        return this.countOf(lesson) === lesson.steps.length;
    }

    // The number of the first step that is left, from 1; of a complete lesson the first.
    nextStep(lesson: Lesson): number {
        return lesson.steps.findIndex((step) => !this.isDone(step.id)) + 1 || 1;
    }

    // The first lesson that is not complete.
    get nextLesson(): Lesson | null {
        return lessons.find((lesson) => !this.isComplete(lesson)) ?? null;
    }

    get isStarted(): boolean {
        return lessons.some((lesson) => this.countOf(lesson) > 0);
    }

    get isEssentialComplete(): boolean {
        return lessons.every((lesson) => !lesson.essential || this.isComplete(lesson));
    }

    add(stepId: string): void {
        this.#done = new Set([...this.#done, stepId]);
        write('learn', [...this.#done]);
    }

    forget(): void {
        this.#done = new Set();
        write('learn', []);
    }
}

export const progress = new Progress();
