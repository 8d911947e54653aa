// What the build adds to the files of the app: the list for the service worker, compressed
// twins, and the routes for the server.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { routes } from '../src/routes.ts';

const compressible = /\.(html|js|css|svg|json|wasm|webmanifest|txt)$/;
const worker = 'sw.js';
const unlisted = new Set([worker, 'routes.json', 'robots.txt']);

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
            const files = filesIn(folder);
            tellWorker(folder, files);
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

// The worker gets every address but those of pages, which it asks for by their routes, and a hash over all
// content: a change of any file is a new version.
function tellWorker(folder: string, files: readonly string[]): void {
    const kept = files.filter((file) => !unlisted.has(file));
    const hash = createHash('sha256');
    for (const file of kept) hash.update(file).update(readFileSync(join(folder, file)));
    const known = {
        __VERSION__: hash.digest('hex').slice(0, 16),
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
