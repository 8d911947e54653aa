// Sounds of a wooden set, made on the spot: a knock is a few quickly damped tones, as of a struck
// block, and a breath of noise. Nothing is created before the first sound is needed, as browsers want a
// user gesture first.

import { playedBetween } from './diff';
import type { Scene } from './types';

export type SoundName = 'move' | 'capture' | 'placement' | 'end' | 'low-time';

interface Knock {
    readonly at: number; // seconds from now
    readonly tones: readonly (readonly [frequency: number, strength: number, decay: number])[];
    readonly noise: number; // strength of the contact
    readonly colour: number; // Hz, of the noise
}

const wood = (pitch: number, strength: number, at = 0): Knock => ({
    at,
    tones: [
        [pitch, strength, 0.055],
        [pitch * 2.42, strength * 0.45, 0.032],
        [pitch * 4.1, strength * 0.18, 0.016],
    ],
    noise: strength * 0.5,
    colour: pitch * 5,
});

const bar = (pitch: number, strength: number, at: number): Knock => ({
    at,
    tones: [
        [pitch, strength, 0.42],
        [pitch * 3.9, strength * 0.22, 0.09],
    ],
    noise: strength * 0.12,
    colour: pitch * 4,
});

const sounds: Readonly<Record<SoundName, readonly Knock[]>> = {
    move: [wood(340, 0.5)],
    capture: [wood(520, 0.45), wood(250, 0.62, 0.075)],
    placement: [wood(185, 0.8), wood(410, 0.12, 0.045)],
    end: [bar(392, 0.34, 0), bar(523.25, 0.34, 0.13), bar(659.25, 0.4, 0.26)],
    'low-time': [wood(980, 0.3), wood(980, 0.3, 0.14)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseBuffer(audio: AudioContext): AudioBuffer {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.03), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; ++index) samples[index] = Math.random() * 2 - 1;
    return buffer;
}

function fading(audio: AudioContext, strength: number, start: number, decay: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(strength, start + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + decay * 4);
    return gain;
}

function strike(audio: AudioContext, knock: Knock, out: AudioNode, now: number): void {
    const start = now + knock.at;
    for (const [frequency, strength, decay] of knock.tones) {
        const tone = audio.createOscillator();
        tone.type = 'sine';
        // The pitch of a struck block falls slightly.
        tone.frequency.setValueAtTime(frequency * 1.06, start);
        tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.02);
        tone.connect(fading(audio, strength, start, decay)).connect(out);
        tone.start(start);
        tone.stop(start + decay * 4);
    }
    noise ??= noiseBuffer(audio);
    const contact = audio.createBufferSource();
    contact.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = knock.colour;
    filter.Q.value = 0.8;
    contact
        .connect(filter)
        .connect(fading(audio, knock.noise, start, 0.006))
        .connect(out);
    contact.start(start);
}

export function playSound(name: SoundName, volume = 1): void {
    if (typeof AudioContext === 'undefined' || volume <= 0) return;
    try {
        context ??= new AudioContext({ latencyHint: 'interactive' });
        const audio = context;
        if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
        const out = audio.createGain();
        out.gain.value = volume;
        out.connect(audio.destination);
        for (const knock of sounds[name]) strike(audio, knock, out, audio.currentTime + 0.005);
    } catch {
        // A device without sound is no reason to stop a game.
    }
}

// The sound that goes with the step from one view to the next; none when going back.
export function soundFor(before: Scene | null, after: Scene | null): SoundName | null {
    const played = before && after && playedBetween(before, after);
    if (!played) return null;
    if (after.outcome && !before.outcome) return 'end';
    const last = played.at(-1);
    if (!last?.action) return null;
    if (last.action.includes('@')) return 'placement';
    return last.captured ? 'capture' : 'move';
}
