// Storage on the device, checked when it is read: whatever an earlier version, another program or an
// accident has left there must not break anything. If storage is full or forbidden, the app goes on and
// whoever saves is told.
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

export function read<S extends GenericSchema>(key: string, schema: S): InferOutput<S> | null {
    try {
        const value: unknown = JSON.parse(localStorage.getItem(`barracuda.${key}`) ?? 'null');
        return valid(schema, value);
    } catch {
        return null;
    }
}

// The value in the form of the schema; null if it has another.
export function valid<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> | null {
    const result = safeParse(schema, value);
    return result.success ? result.output : null;
}

export function write(key: string, value: unknown): boolean {
    try {
        localStorage.setItem(`barracuda.${key}`, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
}

export function isKept(key: string): boolean {
    try {
        return localStorage.getItem(`barracuda.${key}`) !== null;
    } catch {
        return false;
    }
}

export function remove(key: string): void {
    try {
        localStorage.removeItem(`barracuda.${key}`);
    } catch {
        // nothing was kept, so there is nothing to remove
    }
}
