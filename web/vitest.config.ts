import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
    plugins: [svelte()],
    test: {
        include: ['tests/**/*.test.ts'],
        environment: 'node',
        testTimeout: 60_000, // for busy machines: some tests play whole games
        expect: { poll: { timeout: 20_000 } },
        execArgv: ['--experimental-websocket'], // which Node 20 has behind this flag
    },
});
