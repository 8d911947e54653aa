// What the reader is called on the server. It is kept on the device, too: the form is filled with it before
// the server has answered, and when a guest's games are long forgotten there.
import { fallback, string } from 'valibot';
import { read, write } from '../state/storage';
import type { Answer } from './api';
import { api } from './browser';
import { me } from './mine';
import type { Person } from './wire';

export const longestName = 20;

export const keptName = (): string =>
    (read('name', fallback(string(), '')) ?? '').slice(0, longestName);

export const keepName = (name: string | null): boolean => write('name', name ?? '');

// Tells the server, if that is news to it; null: it is not.
export async function introduce(name: string): Promise<Answer<Person> | null> {
    const wanted = name.trim() || null;
    keepName(wanted);
    return wanted === (me.person?.name ?? null) ? null : api.rename(wanted);
}
