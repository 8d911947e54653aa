import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './i18n/i18n.svelte';
import { pages } from './pages';
import { isRoute } from './routes';
import { painted } from './state/painted';
import { router } from './state/router.svelte';
import { server } from './state/server.svelte';
import { settings } from './state/settings.svelte';
import { isKept } from './state/storage';

router.start();
const target = document.getElementById('app');
if (target) start(target);

async function start(target: HTMLElement): Promise<void> {
    const segment = router.segment(0);
    const info = isRoute(segment) ? pages[segment] : null;
    info?.load().catch(ignored); // while the texts are loading
    if (info?.prepare) painted().then(info.prepare).catch(ignored);
    try {
        await texts.speak(settings.language, info?.areas);
    } catch {
        target.append(retryButton());
        return;
    }
    mount(App, { target });
    setTimeout(followUpdates, moment);
    if (segment !== 'embed') followGames();
}

function ignored(): void {
    // the page asks again, and tells if it fails
}

const moment = 3000; // the first ones belong to the page: a service worker fetches the whole app

async function followUpdates(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const updates = await import('./state/updates').catch(() => null); // no server: next time
    await updates?.register();
}

// Asks whether games can be played over the network, and for those who do, follows theirs.
async function followGames(): Promise<void> {
    await painted();
    await server.ask();
    if (!server.games || !isKept('me')) return;
    const { startHerald } = await import('./online/herald.svelte');
    await startHerald();
}

// Without any messages, this is all that can be said, in all languages at once.
function retryButton(): HTMLElement {
    const button = document.createElement('button');
    button.textContent = 'Try again · Erneut versuchen · Réessayer · Reintentar · Riprova';
    button.addEventListener('click', () => location.reload());
    return button;
}
