// The HTML of every route in every language: index.html with its words, and with links to all the files
// of its page, so that the browser fetches them at once rather than as each names the next.
// learn.de.html is for those who want German; the server chooses.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { manifestOf } from '../src/heads.ts';
import { routes } from '../src/routes.ts';
import { allLanguages, spokenManifest, spokenPage } from './words.ts';

type Bundle = Rolldown.OutputBundle;

export function pageFiles(): Plugin {
    return {
        name: 'barracuda-pages',
        apply: 'build',
        writeBundle({ dir = '' }, bundle) {
            const index = readFileSync(join(dir, 'index.html'), 'utf8');
            const manifest = readFileSync(join(dir, 'manifest.en.webmanifest'), 'utf8');
            for (const route of routes) {
                const links = filesOf(bundle, pageOf(bundle, route))
                    .filter((file) => !index.includes(file))
                    .map(linkTo);
                const page = index.replace('</head>', `${links.join('')}</head>`);
                const name = join(dir, route || 'index');
                for (const language of allLanguages)
                    writeFileSync(`${name}.${language}.html`, spokenPage(page, route, language));
                // For those who ask for no language that we speak.
                writeFileSync(`${name}.html`, spokenPage(page, route, 'en'));
            }
            for (const language of allLanguages)
                writeFileSync(join(dir, manifestOf(language)), spokenManifest(manifest, language));
        },
    };
}

// The page of a route has its name: Computer.svelte is that of `computer`.
function pageOf(bundle: Bundle, route: string): Rolldown.OutputChunk {
    const name = `/${route || 'start'}.svelte`;
    for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.facadeModuleId?.toLowerCase().endsWith(name))
            return chunk;
    throw new Error(`no file is the page of "${route}"`);
}

// A chunk, what it imports, and their styles.
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, files = new Set<string>()): string[] {
    if (files.has(chunk.fileName)) return [...files];
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
        const imported = bundle[name];
        if (imported?.type === 'chunk') filesOf(bundle, imported, files);
    }
    return [...files];
}

function linkTo(file: string): string {
    const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    return `  <link rel="${rel}" crossorigin href="/${file}">\n    `;
}
