import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { version } from './package.json';
import { appFiles } from './tools/files.ts';
import { pageFiles } from './tools/pages.ts';

export default defineConfig({
    plugins: [svelte(), pageFiles(), appFiles()],
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: {
        outDir: '../build/web',
        emptyOutDir: true,
        // as docs/running-a-server.md says; newer CSS is rewritten for them
        target: ['chrome111', 'edge111', 'firefox121', 'safari17.4', 'ios17.4'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false }, // without it a page only comes later
        rolldownOptions: {
            input: { app: 'index.html', sw: 'src/offline/sw.ts' },
            output: {
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
