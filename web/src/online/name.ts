// The reader's name on the server. The device keeps it, too, to fill in the form before the server has
// answered, or after the server has forgotten the guest.
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

// Null: the server knows this name already.
export async function introduce(name: string): Promise<Answer<Person> | null> {
    const wanted = name.trim() || null;
    keepName(wanted);
    return wanted === (me.person?.name ?? null) ? null : api.rename(wanted);
}
