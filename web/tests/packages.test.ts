// The lists of packages: npm fetches exactly what they name, and checks it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
    readonly version: string;
    readonly integrity?: string;
    readonly resolved?: string;
    readonly inBundle?: boolean;
    readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe.each(['../', '../../tools/node/'])('the packages of %s', (folder) => {
    const all = JSON.parse(read(`${folder}package-lock.json`)).packages as Record<string, Package>;
    const { '': own, ...packages } = all;
    const those = (wanted: (one: Package) => unknown) =>
        Object.keys(packages).filter((name) => wanted(packages[name] as Package));

    it('are there', () => {
        expect(own).toBeDefined();
        expect(Object.keys(packages).length).toBeGreaterThan(1);
    });

    // What a package bundles is covered by the hash of that package.
    it('have a hash each', () => {
        expect(those((one) => !one.inBundle && !one.integrity?.startsWith('sha512-'))).toEqual([]);
    });

    it('come from whatever registry npm is set up for', () => {
        expect(those((one) => one.resolved)).toEqual([]);
        expect(read(`${folder}.npmrc`)).toContain('omit-lockfile-registry-resolved=true\n');
    });

    it('run no scripts', () => {
        expect(read(`${folder}.npmrc`)).toContain('ignore-scripts=true\n');
    });

    // Without them, `npm ci` refuses the list on any other system.
    it('include those for other systems', () => {
        const named = Object.values(packages).flatMap((one) =>
            Object.keys(one.optionalDependencies ?? {}),
        );
        const missing = named.filter(
            (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)),
        );
        expect(missing).toEqual([]);
    });
});
