// What the build adds to the files of the app: its version, the list for the service worker, compressed
// copies, and the routes for the server.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { routes } from '../src/routes.ts';

const compressible = /\.(html|js|css|svg|json|wasm|network|webmanifest|txt)$/;
const worker = 'sw.js';
const unlisted = new Set([worker, 'routes.json', 'version.txt', 'robots.txt']);
const placeOfVersion = '<meta name="app" content="">';

export function appFiles(): Plugin {
    let folder = '';
    return {
        name: 'barracuda-files',
        apply: 'build',
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
            if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
        },
        closeBundle() {
            writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes));
            const kept = filesIn(folder).filter((file) => !unlisted.has(file));
            const version = versionOf(folder, kept);
            tellPages(folder, version);
            tellWorker(folder, kept, version);
            for (const file of filesIn(folder))
                if (compressible.test(file)) compress(join(folder, file));
        },
    };
}

function filesIn(folder: string): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
}

// A hash over all content: a change of any file is a new version.
function versionOf(folder: string, files: readonly string[]): string {
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
    return hash.digest('hex').slice(0, 16);
}

// Every page says which version it is, and the server says which one it has, so that an old page knows.
function tellPages(folder: string, version: string): void {
    writeFileSync(join(folder, 'version.txt'), version);
    for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
        const path = join(folder, file);
        const html = readFileSync(path, 'utf8');
        if (!html.includes(placeOfVersion)) throw new Error(`${file} has no place for its version`);
        writeFileSync(path, html.replace(placeOfVersion, `<meta name="app" content="${version}">`));
    }
}

// The worker gets every address but those of pages, which it asks for by their routes.
function tellWorker(folder: string, kept: readonly string[], version: string): void {
    const known = {
        __VERSION__: version,
        __FILES__: kept.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
        __ROUTES__: routes,
    };
    const path = join(folder, worker);
    let text = readFileSync(path, 'utf8');
    for (const [name, value] of Object.entries(known)) {
        if (!text.includes(name)) throw new Error(`the service worker has no place for ${name}`);
        text = text.replaceAll(name, JSON.stringify(value));
    }
    writeFileSync(path, text);
}

function compress(path: string): void {
    const data = readFileSync(path);
    const brotli = brotliCompressSync(data, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
}
