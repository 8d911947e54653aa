// The service worker: keeps every file of this version and serves it, with or without a network. A new
// version is fetched alongside the old one and waits until the page lets it take over. It is
// self-contained: the build fills in what it needs to know of the app.

declare const __VERSION__: string; // changes with any file
declare const __FILES__: readonly string[];
declare const __ROUTES__: readonly string[];

interface Worker extends EventTarget {
    readonly clients: {
        claim(): Promise<void>;
        matchAll(options: { readonly type: 'window' }): Promise<readonly Window[]>;
        openWindow(path: string): Promise<unknown>;
    };
    readonly location: Location;
    skipWaiting(): Promise<void>;
}

interface Window {
    readonly url: string;
    focus(): Promise<unknown>;
}

interface LifeEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent extends LifeEvent {
    readonly notification: { readonly data: string; close(): void }; // the data is a path
}

interface AskEvent extends LifeEvent {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const version = `barracuda-${__VERSION__}`;
const files = new Set(__FILES__);
const pages = new Set(__ROUTES__.map((route) => `/${route}`)); // in the language that the server chooses
const framed = '/embed'; // other sites may frame it: they get the current version, if there is a network

worker.addEventListener('install', (event) => (event as LifeEvent).waitUntil(keepAll()));
worker.addEventListener('activate', (event) => (event as LifeEvent).waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
    if ((event as MessageEvent).data === 'change') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
    const { request } = event as AskEvent;
    const address = new URL(request.url);
    if (request.method !== 'GET' || address.origin !== worker.location.origin) return;
    if (request.mode === 'navigate') navigate(event as AskEvent, address);
    else if (files.has(address.pathname))
        (event as AskEvent).respondWith(kept(address.pathname, request));
});

worker.addEventListener('notificationclick', (event) => {
    const { notification } = event as ClickEvent;
    notification.close();
    (event as LifeEvent).waitUntil(goTo(notification.data));
});

// In the window that shows it already, or else in a new one.
async function goTo(path: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window' });
    const there = windows.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : worker.clients.openWindow(path));
}

async function keepAll(): Promise<void> {
    const cache = await caches.open(version);
    await Promise.all([...files, ...pages].map((path) => keep(cache, path)));
}

// Files named by their content never change: an older version's copy will do.
async function keep(cache: Cache, path: string): Promise<void> {
    const isNamedByContent = path.startsWith('/assets/');
    const old = isNamedByContent ? await caches.match(path) : undefined;
    const response = old ?? (await fetch(path, isNamedByContent ? {} : { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
}

async function takeOver(): Promise<void> {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
    await worker.clients.claim();
}

function navigate(event: AskEvent, address: URL): void {
    const page = `/${address.pathname.split('/')[1] ?? ''}`;
    if (!pages.has(page)) return;
    if (address.pathname === framed)
        event.respondWith(fetch(event.request).catch(() => kept(framed, event.request)));
    else event.respondWith(kept(page, event.request));
}

async function kept(path: string, request: Request): Promise<Response> {
    const cache = await caches.open(version);
    return (await cache.match(path)) ?? fetch(request);
}
