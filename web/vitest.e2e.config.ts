import { defineConfig } from 'vitest/config';

// The tests in the real browser, against the real server: see e2e/kit.ts.
export default defineConfig({
    test: {
        include: ['e2e/**/*.e2e.ts'],
        environment: 'node',
        globalSetup: 'e2e/serve.ts',
        testTimeout: 120_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000 } }, // as long as Playwright would wait on a busy machine
        retry: 1, // a busy machine loses a page now and then; tools/check names the tests that needed it
        maxWorkers: 3, // of two processors: they wait a good deal
    },
});
