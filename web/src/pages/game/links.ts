// The links that a player can take from a game, as one part that is loaded when one is asked for.
export { default as ReturnLink } from '../../ui/ReturnLink.svelte';
export { default as ShareLink } from '../../ui/ShareLink.svelte';
