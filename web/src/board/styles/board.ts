// Colours come from custom properties of the page and have defaults here: a wooden set.
export const boardCss = `
:host {
    display: block; position: relative; min-width: 0; min-height: 0; max-width: 100%; max-height: 100%;
    font-family: inherit; -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
.table, .layer {
    --light: var(--board-light, #ecd3a5); --dark: var(--board-dark, #b8864f);
    --frame: var(--board-frame, #65391a); --frame-text: var(--board-frame-text, #f3dcb1);
    --white: var(--piece-white, #f6ecd6); --white-pip: var(--piece-white-pip, #2b1a0c);
    --brown: var(--piece-brown, #7a4322); --brown-pip: var(--piece-brown-pip, #fdf3dc);
    --cube-top: var(--cube, #24211f); --symbol: var(--cube-symbol, #ffffff);
    --last: var(--mark-last, #f2df3a); --last-line: var(--mark-last-line, #6a5800);
    --placed: var(--mark-placed, #3f8fd0); --placed-line: var(--mark-placed-line, #0d4a85);
    --selected: var(--mark-selected, #2f8f3a); --destination: var(--mark-destination, #1c6b25);
    --capture: var(--mark-capture, #c3200f); --refused: var(--mark-refused, #c21d10);
    --focus: var(--mark-focus, #0a55d4); --target: var(--mark-target, #7a2fc4);
    --path: var(--mark-path, #1c6b25); --halo: var(--mark-halo, #ffffff);
    --hint: var(--arrow-hint, #1f8a34); --engine: var(--arrow-engine, #1f62c4);
    --alternative: var(--arrow-alternative, #5f86b8); --user: var(--arrow-user, #d9780b);
    --planned: var(--mark-planned, #5b4bb8);
}
.fit { position: absolute; inset: 0; container-type: size; }
.table {
    --margin: .14;
    --u: min(100cqw / (7 + 2 * var(--margin) + var(--columns, 0)), (100cqh - var(--extra, 0px)) / (9 + 2 * var(--margin) + var(--rows, 0)));
    --m: calc(var(--u) * var(--margin));
    --width: calc((7 + var(--columns, 0)) * var(--u) + 2 * var(--m));
    --height: calc((9 + var(--rows, 0)) * var(--u) + 2 * var(--m) + var(--extra, 0px));
    position: absolute; width: var(--width); height: var(--height);
    left: calc((100cqw - var(--width)) / 2); top: calc((100cqh - var(--height)) / 2);
}
.table.coordinated { --margin: .36; }
.table.planning { --selected: var(--planned); --destination: var(--planned); --path: var(--planned); }
.table.tray-below { --rows: 1.3; }
.table.tray-beside { --columns: 1.3; }
.table.typing { --extra: 48px; }
@supports (width: round(down, 1px, 1px)) {
    .table {
        --u: round(down, min(100cqw / (7 + 2 * var(--margin) + var(--columns, 0)),
            (100cqh - var(--extra, 0px)) / (9 + 2 * var(--margin) + var(--rows, 0))), 1px);
        --m: round(down, calc(var(--u) * var(--margin)), 1px);
        left: round(down, calc((100cqw - var(--width)) / 2), 1px);
        top: round(down, calc((100cqh - var(--height)) / 2), 1px);
    }
}
.frame {
    position: relative; width: calc(7 * var(--u) + 2 * var(--m)); height: calc(9 * var(--u) + 2 * var(--m));
    border-radius: calc(var(--u) * .13);
    background: linear-gradient(135deg, color-mix(in oklab, var(--frame), #fff 12%),
        var(--frame) 45%, color-mix(in oklab, var(--frame), #000 26%));
    box-shadow: inset 0 0 0 1px #0003, inset 0 1px 0 1px #ffffff2b;
}
.play {
    position: absolute; inset: var(--m); outline: max(1px, calc(var(--u) * .035)) solid
        color-mix(in oklab, var(--frame), #000 55%);
}
.play > svg, .grid { position: absolute; inset: 0; width: 100%; height: 100%; }
.play > svg { overflow: visible; pointer-events: none; }
/* a layer of its own: where a piece moves, the wood below need not be drawn again */
.play > .drawing { will-change: transform; }
.coordinates {
    position: absolute; display: none; color: var(--frame-text); user-select: none;
    font: 600 max(9px, calc(var(--u) * .22))/1 Georgia, 'DejaVu Serif', serif; text-align: center;
}
.coordinated .coordinates { display: flex; }
.coordinates span { flex: 1; display: grid; place-items: center; }
.coordinates.top, .coordinates.bottom { left: var(--m); right: var(--m); height: var(--m); }
.coordinates.top { top: 0; } .coordinates.bottom { bottom: 0; }
.coordinates.left, .coordinates.right {
    flex-direction: column; top: var(--m); bottom: var(--m); width: var(--m);
}
.coordinated .coordinates.left, .coordinated .coordinates.right { display: flex; }
.coordinates.left { left: 0; } .coordinates.right { right: 0; }
.grid { display: grid; grid-template-rows: repeat(9, 1fr); user-select: none; touch-action: auto;
    -webkit-user-select: none; -webkit-touch-callout: none; }
.grid.active { touch-action: pinch-zoom; cursor: default; }
.row { display: grid; grid-template-columns: repeat(7, 1fr); }
.cell { outline: none; position: relative; }
.cell.pressable { cursor: pointer; }
.cell.holds { cursor: grab; }
.dragging .cell { cursor: grabbing; }
.keyboard .cell:focus::after {
    content: ''; position: absolute; inset: 1px; border: max(3px, calc(var(--u) * .06)) solid
        var(--focus); border-radius: 4px; box-shadow: 0 0 0 2px #fff, inset 0 0 0 2px #fff;
}
.announcer, .table:not(.typing) > .typed:not(:focus-within) { position: absolute; width: 1px; height: 1px;
    overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.flat.light { fill: var(--light); } .flat.dark { fill: var(--dark); }
.lines { fill: none; stroke: #3a1d06; stroke-opacity: .16; stroke-width: 1; }
.light-wood-a { stop-color: color-mix(in oklab, var(--light), #fff 16%); }
.light-wood-b { stop-color: color-mix(in oklab, var(--light), #6b3f12 7%); }
.dark-wood-a { stop-color: color-mix(in oklab, var(--dark), #fff 10%); }
.dark-wood-b { stop-color: color-mix(in oklab, var(--dark), #3a1d06 10%); }
.grain-dark { fill: none; stroke: #5b3312; stroke-opacity: .12; stroke-width: 1.6; }
.grain-light { fill: none; stroke: #fff3d8; stroke-opacity: .13; stroke-width: 2; }
.plank-dark { fill: #3a1d06; } .plank-light { fill: #fff6e0; }
.plain .wood { display: none; }

.shadow-a { stop-color: #1e0f03; stop-opacity: .42; } .shadow-b { stop-color: #1e0f03; stop-opacity: 0; }
.white-top-a { stop-color: color-mix(in oklab, var(--white), #fff 60%); }
.white-top-b { stop-color: color-mix(in oklab, var(--white), #8a6a34 14%); }
.white-side-a { stop-color: color-mix(in oklab, var(--white), #6b4f22 26%); }
.white-side-b { stop-color: color-mix(in oklab, var(--white), #8a6a34 12%); }
.white-side-c { stop-color: color-mix(in oklab, var(--white), #4a3310 52%); }
.brown-top-a { stop-color: color-mix(in oklab, var(--brown), #ffb070 16%); }
.brown-top-b { stop-color: color-mix(in oklab, var(--brown), #1a0800 18%); }
.brown-side-a { stop-color: color-mix(in oklab, var(--brown), #000 42%); }
.brown-side-b { stop-color: color-mix(in oklab, var(--brown), #000 26%); }
.brown-side-c { stop-color: color-mix(in oklab, var(--brown), #000 64%); }
.wooden .rim, .wooden .top { stroke-width: 1.6; }
.rim, .shine, .groove { fill: none; }
.white .rim { stroke: color-mix(in oklab, var(--white), #3a2405 62%); }
.white .top { stroke: color-mix(in oklab, var(--white), #5a400f 42%); }
.white .groove { stroke: color-mix(in oklab, var(--white), #6b4f22 30%); stroke-width: 1.6; }
.white .shine { stroke: #fff; stroke-opacity: .95; stroke-width: 2.4; stroke-linecap: round; }
.brown .rim { stroke: color-mix(in oklab, var(--brown), #000 72%); }
.brown .top { stroke: color-mix(in oklab, var(--brown), #000 50%); }
.brown .groove { stroke: color-mix(in oklab, var(--brown), #ffd7a8 32%); stroke-opacity: .75;
    stroke-width: 1.6; }
.brown .shine { stroke: #ffdcb4; stroke-opacity: .5; stroke-width: 2.4; stroke-linecap: round; }
.white .pips { fill: var(--white-pip); } .brown .pips { fill: var(--brown-pip); }
.white .disc { fill: var(--white); stroke: var(--white-pip); stroke-width: 4; }
.brown .disc { fill: var(--brown); stroke: var(--brown-pip); stroke-width: 4; }
.cube-a { stop-color: color-mix(in oklab, var(--cube-top), #fff 13%); }
.cube-b { stop-color: color-mix(in oklab, var(--cube-top), #000 32%); }
.cube-side { fill: color-mix(in oklab, var(--cube-top), #000 72%); }
.cube-shadow { fill: #1e0f03; fill-opacity: .3; }
.cube-edge { fill: none; stroke: #fff; stroke-opacity: .3; stroke-width: 2; }
.cube-flat { fill: var(--cube-top); stroke: var(--symbol); stroke-width: 2.5; }
.symbol .solid { fill: var(--symbol); }
.symbol .solid { stroke: var(--symbol); stroke-width: 4; stroke-linejoin: round; }
.symbol .stroke { fill: none; stroke: var(--symbol); stroke-width: 17; }
.symbol .wide { stroke-width: 15; } .symbol .round { stroke-linecap: round; }
.symbol .thin { stroke-width: 9.5; }
.lifted { opacity: .35; }
/* The place of the tray is kept free until it is loaded. */
.tray { display: none; }
.tray-below .tray { display: grid; grid-template-columns: repeat(7, 1fr); gap: calc(var(--u) * .1);
    height: calc(var(--u) * 1.1); margin: calc(var(--u) * .2) var(--m) 0; }
.tray-beside .tray { position: absolute; right: 0; top: var(--m); display: grid; width: calc(var(--u) * 1.1);
    height: calc(9 * var(--u)); grid-template-rows: repeat(7, calc(var(--u) * 1.1)); align-content: center;
    gap: calc(var(--u) * .1); }
.tray.idle { visibility: hidden; }
.typed { position: absolute; left: 50%; bottom: calc(var(--m) + 6px); translate: -50% 0; z-index: 3; }
.typing .typed { position: static; translate: none; display: flex; justify-content: center;
    padding-top: 6px; }
.typed input { width: 13em; max-width: 100%; height: 40px; padding: 0 12px; border-radius: 10px; font: inherit;
    font-size: 16px; border: 2px solid var(--float-line, #8a6a3c); color: var(--float-text, #2b1a0c);
    background: var(--float-surface, #fffaf0); }
.typed input:focus-visible { outline: 3px solid var(--mark-focus, #0a55d4); outline-offset: 2px; }
`;
