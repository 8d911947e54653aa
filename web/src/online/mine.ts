// The `Me` of this tab, in a real browser.
import { api, device, renewLine, sharedLine } from './browser';
import { Me } from './me.svelte';

export const me = new Me({ api, line: sharedLine, renewLine, now: device.now });
