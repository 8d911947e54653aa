// The links of a game's dialogs, loaded together when one is opened.
export { default as ReturnLink } from '../../ui/ReturnLink.svelte';
export { default as ShareLink } from '../../ui/ShareLink.svelte';
