export const floatsCss = `
.layer {
    position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
    background: none; overflow: visible; pointer-events: none; color: inherit; z-index: 50;
    --surface: var(--float-surface, #fffaf0); --ink: var(--float-text, #2b1a0c);
    --line: var(--float-line, #c9ab7c); --accent: var(--float-accent, #1c6b25);
    --accent-ink: var(--float-accent-text, #ffffff);
}
.layer > * { position: absolute; }
.layer [hidden] { display: none; }
.layer button { pointer-events: auto; cursor: pointer; font: inherit; color: var(--ink); margin: 0;
    touch-action: none; }
.ring { inset: 0; }
.ring .face, .middle {
    position: absolute; width: var(--size); height: var(--size); padding: calc(var(--size) * .115); translate: -50% -50%;
    border-radius: 50%; border: 2px solid var(--line); background: var(--surface);
    box-shadow: 0 3px 10px #0006;
}
.ring .face { animation: grow .12s ease-out; }
.ring .face:hover { border-color: var(--accent); }
.ring .face[aria-pressed='true'] { border: 4px solid var(--accent); padding: calc(var(--size) * .115 - 2px);
    scale: 1.1; z-index: 1; }
.ring .face.forbidden { opacity: .45; }
@keyframes grow { from { opacity: 0; scale: .6; } }
/* A touch must not begin on a picture that may be replaced: its end would be lost. */
.icon, .glyph { pointer-events: none; }
.icon { display: block; width: 100%; height: 100%; overflow: visible; }
.middle { border-style: dashed; border-color: var(--accent); font-weight: 700; }
.middle.empty { background: none; box-shadow: none; border-color: transparent; }
.away .middle.empty { background: var(--surface); border-color: var(--line); box-shadow: 0 3px 10px #0006; }
.ring:not(.away) .middle:not(.empty) { background: none; border-color: transparent; box-shadow: none; }
.ring:not(.away) .middle .icon { visibility: hidden; }
.ring-tail { position: absolute; display: none; height: 6px; margin-top: -3px; border-radius: 3px;
    background: var(--surface); box-shadow: 0 1px 4px #0007; transform-origin: 0 50%; }
.away .ring-tail { display: block; }
.compass { position: absolute; width: 0; height: 0; z-index: 2; }
.chevron { position: absolute; width: 14px; height: 14px; margin: -7px; background: var(--accent);
    clip-path: polygon(50% 0, 100% 75%, 0 75%); opacity: .5; filter: drop-shadow(0 0 1px #fff); }
.chevron.n { top: calc(var(--size) * -.68); }
.chevron.s { top: calc(var(--size) * .68); rotate: 180deg; }
.chevron.e { left: calc(var(--size) * .68); rotate: 90deg; }
.chevron.w { left: calc(var(--size) * -.68); rotate: -90deg; }
.compass[data-heading='n'] .n, .compass[data-heading='e'] .e, .compass[data-heading='s'] .s,
.compass[data-heading='w'] .w, .compass[data-kind='two-ways'][data-heading='n'] .s,
.compass[data-kind='two-ways'][data-heading='e'] .w { opacity: 1; scale: 1.5; }
.card, .bubble {
    max-width: min(300px, calc(100vw - 12px)); padding: 8px 10px; border-radius: 12px; color: var(--ink);
    background: var(--surface); border: 1px solid var(--line); box-shadow: 0 6px 22px #0006;
    font-size: 14px; line-height: 1.35; width: max-content;
}
.card { display: flex; align-items: center; gap: 10px; max-width: calc(100vw - 8px); padding: 6px 8px 6px 12px; }
.card.bare { padding: 6px 12px; }
.card:not(.bare) { pointer-events: auto; }
.card.bare .tools { display: none; }
@media (max-width: 420px) { .card { font-size: 13px; gap: 8px; } .card .tool { width: 40px; } .card .tool.confirm { width: 48px; } }
.line { display: flex; align-items: center; gap: 7px; font-variant-numeric: tabular-nums; }
.line.fewer { font-weight: 700; } .line.same { opacity: .7; }
.line.shut { font-weight: 700; color: color-mix(in oklab, var(--refused), var(--ink) 40%); }
.line .glyph { width: 16px; height: 16px; margin: 0 -2px; flex: none; }
.dot { flex: none; width: 12px; height: 12px; border-radius: 50%; border: 1.5px solid #4a2c12; }
.line.white .dot { background: var(--piece-white, #f6ecd6); }
.line.brown .dot { background: var(--piece-brown, #7a4322); }
.tools { display: flex; gap: 5px; }
.lines { min-width: 0; }
.tool { display: inline-flex; align-items: center; justify-content: center; gap: 6px; height: 44px;
    width: 44px; padding: 0; flex: none; border: 1px solid var(--line); border-radius: 10px;
    background: color-mix(in oklab, var(--surface), var(--ink) 5%); }
.tool:hover { border-color: var(--accent); }
.tool.confirm { width: 54px; background: var(--accent); border-color: var(--accent); color: var(--accent-ink);
    font-weight: 700; }
.glyph { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2.4;
    stroke-linecap: round; stroke-linejoin: round; }
.layer button:focus-visible, .tray button:focus-visible {
    outline: 3px solid var(--mark-focus, #0a55d4); outline-offset: 2px; }
.bubble { border-color: var(--refused); border-width: 2px; }
.bubble::after { content: ''; position: absolute; left: var(--tail); width: 14px; height: 14px;
    margin-left: -7px; background: inherit; border: inherit; border-width: 0 2px 2px 0; rotate: 45deg;
    bottom: -9px; }
.bubble[data-side='below']::after { bottom: auto; top: -9px; rotate: 225deg; }

.tray button { padding: calc(var(--u) * .04); border: 0; border-radius: 14%; background: none; cursor: grab;
    color: inherit; touch-action: none; min-width: 0; display: grid; place-items: center; }
.tray button:hover { background: #8884; }
.tray button[aria-pressed='true'] { background: var(--placed); }
.tray button:disabled { opacity: .35; cursor: default; }
.tray .rotate { cursor: pointer; } .tray .glyph { width: 62%; height: 62%; }
@media (prefers-reduced-motion: reduce) { .ring .face { animation: none; } }
`;
