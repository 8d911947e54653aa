// Everything an online game has besides its table, loaded together after the board.
export { default as Afterwards } from './Afterwards.svelte';
export { default as Announcements } from './Announcements.svelte';
export { default as Bubble } from './Bubble.svelte';
export { default as OnlineDialog } from './OnlineDialog.svelte';
export { default as OnlineEnd } from './OnlineEnd.svelte';
export { default as OnlineMenu } from './OnlineMenu.svelte';
export { default as OnlineOffers } from './OnlineOffers.svelte';
export { tellRefusal } from './refused';
export { default as Watchers } from './Watchers.svelte';
