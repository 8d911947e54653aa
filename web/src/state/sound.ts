// Sounds are loaded alongside a board, so that it does not wait for them.
import type { SoundName } from '../board/sounds';
import type { Scene } from '../board/types';
import { settings } from './settings.svelte';

const sounds = () => import('../board/sounds');

export function prepareSounds(): void {
    sounds().catch(() => {}); // tried again with the first sound
}

export async function play(name: SoundName): Promise<void> {
    if (!settings.data.sounds) return;
    const { playSound } = await sounds();
    playSound(name);
}

// What the step from one view to the next sounds like.
export async function playStep(before: Scene, after: Scene): Promise<void> {
    const { soundFor } = await sounds();
    const name = soundFor(before, after);
    if (name) await play(name);
}
