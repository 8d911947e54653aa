import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './i18n/i18n.svelte';
import { router } from './state/router.svelte';
import { settings } from './state/settings.svelte';

router.start();
await texts.speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
