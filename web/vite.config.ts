import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { version } from './package.json';
import { appFiles } from './tools/files.ts';
import { pageFiles } from './tools/pages.ts';

// Many small files take more room than a few large ones, as each is compressed on its own: what every
// page has is one file, and so is what most boards need, and what most game tables need.
const bundles = [
    { name: 'base', tags: ['$initial' as const], test: /^(?!.*\/src\/offline\/)/, priority: 2 },
    {
        name: 'core',
        test: /\/src\/(core\/(core|disk|explain|types|wasm)|i18n\/sentences|board\/faces|state\/play\/names)\b/,
        includeDependenciesRecursively: false,
        priority: 1,
    },
    {
        name: 'table',
        test: /\/src\/(state\/play\/(time|moment)|ui\/tray|online\/terms)\b|reactivity\/(media-query|reactive-value)/,
        includeDependenciesRecursively: false,
    },
];

export default defineConfig({
    plugins: [svelte(), pageFiles(), appFiles()],
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: {
        outDir: '../build/web',
        emptyOutDir: true,
        // as docs/running-a-server.md says; newer CSS is rewritten for them
        target: ['chrome111', 'edge111', 'firefox121', 'safari17.4', 'ios17.4'],
        assetsInlineLimit: 0,
        modulePreload: false, // the html of every page names its files (tools/pages.ts)
        rolldownOptions: {
            input: { app: 'index.html', sw: 'src/offline/sw.ts' },
            // Svelte does not say so itself: what no page uses of it can go, and what few pages use
            // waits for them.
            treeshake: {
                moduleSideEffects: [
                    { test: /node_modules\/svelte\/src\/(?!internal\/flags)/, sideEffects: false },
                ],
            },
            output: {
                codeSplitting: { groups: bundles },
                // the service worker keeps its address, everything else is named by its content
                entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
        },
    },
    worker: { format: 'es' },
    server: {
        fs: { allow: ['..'] },
        // as `barracuda serve` says it: the engine's brake needs it
        headers: {
            'Cross-Origin-Opener-Policy': 'same-origin',
            'Cross-Origin-Embedder-Policy': 'require-corp',
        },
    },
});
