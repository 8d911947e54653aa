// What is kept on the device. A full or forbidden storage loses nothing but the keeping: the app goes
// on, and whoever saves is told.
export function read<T>(key: string, isValid: (value: unknown) => value is T): T | null {
    try {
        const value: unknown = JSON.parse(localStorage.getItem(`barracuda.${key}`) ?? 'null');
        return isValid(value) ? value : null;
    } catch {
        return null;
    }
}

export function write(key: string, value: unknown): boolean {
    try {
        localStorage.setItem(`barracuda.${key}`, JSON.stringify(value));
        return true;
    } catch {
        return false;
    }
}

export function remove(key: string): void {
    try {
        localStorage.removeItem(`barracuda.${key}`);
    } catch {
        // nothing was kept, so nothing has to go
    }
}
