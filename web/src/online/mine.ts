// The one `Me` of a tab, with the browser around it.
import { api, device, renewLine, sharedLine } from './browser';
import { Me } from './me.svelte';

export const me = new Me({ api, line: sharedLine, renewLine, now: device.now });
