// What the server tells the browser in addition to the files.
import { describe, expect, test } from 'vitest';
import { url } from './kit';

const pages = ['/', '/computer', '/learn/moving', '/rules', '/analysis', '/editor', '/settings'];

describe('headers', () => {
    test.each(pages)('%s may not be framed, nor run foreign or inline code', async (path) => {
        const { status, headers } = await fetch(url(path));
        expect(status).toBe(200);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe-inline');
        expect(policy).not.toContain("'unsafe-eval'");
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBeTruthy();
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
        expect(headers.get('cache-control')).toBe('no-cache');
    });

    test.each([
        ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Barragoon lernen – Barracuda'],
        ['nl, fr;q=0.5', 'fr', 'Apprendre le Barragoon – Barracuda'],
        ['es', 'es', 'Aprender a jugar a Barragoon – Barracuda'],
        ['it-IT', 'it', 'Impara Barragoon – Barracuda'],
        ['en, de;q=0.9', 'en', 'Learn Barragoon – Barracuda'],
        ['nl', 'en', 'Learn Barragoon – Barracuda'],
    ])('to readers of %s the page speaks %s before it runs', async (wanted, language, title) => {
        const answer = await fetch(url('/learn/moving'), {
            headers: { 'accept-language': wanted },
        });
        expect(answer.headers.get('vary')).toContain('Accept-Language');
        const html = await answer.text();
        expect(html).toContain(`<html lang="${language}">`);
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).toMatch(/<noscript>[^<]{40,}<\/noscript>/);
        expect(/name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(40);

        const manifest = await fetch(url(/rel="manifest" href="([^"]*)"/.exec(html)?.[1] ?? ''));
        expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
        const said = await manifest.json();
        expect(said.lang).toBe(language);
        expect(said.name).toContain('Barracuda');
        expect(said.shortcuts.map(({ name }: { name: string }) => name)).toHaveLength(3);
    });

    test('the embed may be framed', async () => {
        const { headers } = await fetch(url('/embed'));
        expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
        expect(headers.get('x-frame-options')).toBeNull();
    });

    test('files with a hash are kept for ever and come compressed', async () => {
        const page = await (await fetch(url('/'))).text();
        const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
        const { status, headers } = await fetch(url(script), {
            headers: { 'accept-encoding': 'br' },
        });
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toContain('immutable');
        expect(headers.get('content-encoding')).toBe('br');
        expect(headers.get('content-type')).toContain('javascript');
    });

    test('what is not there is 404', async () => {
        expect((await fetch(url('/nowhere'))).status).toBe(404);
        expect((await fetch(url('/assets/nothing.js'))).status).toBe(404);
    });
});
