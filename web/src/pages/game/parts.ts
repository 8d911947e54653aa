// What a game over the network has beside its board, as one part that is loaded after it.
export { keepEnded, prepareList } from '../../state/ended';
export { default as Announcements } from './Announcements.svelte';
export { default as Bubble } from './Bubble.svelte';
export { default as OnlineDialog } from './OnlineDialog.svelte';
export { default as OnlineEnd } from './OnlineEnd.svelte';
export { default as OnlineMenu } from './OnlineMenu.svelte';
export { default as OnlineOffers } from './OnlineOffers.svelte';
export { default as Watchers } from './Watchers.svelte';
