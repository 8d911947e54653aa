export const marksCss = `
.tint.last { fill: var(--last); fill-opacity: .5; } .tint.last.faint { fill-opacity: .26; }
.tint.placed { fill: var(--placed); fill-opacity: .45; }
.tint.selected { fill: var(--selected); fill-opacity: .45; }
.tint.refused { fill: var(--refused); fill-opacity: .5; }
.tint.target { fill: var(--target); fill-opacity: .22; }
.last-from { fill: none; stroke: var(--last-line); stroke-opacity: .8; stroke-width: 6;
    stroke-dasharray: 9.6 6.1; }
.last-path { fill: var(--last-line); fill-opacity: .7; }
.last-to { fill: none; stroke: var(--last-line); stroke-width: 7; }
.last-passed { fill: none; stroke: var(--last); stroke-width: 5; stroke-dasharray: 12 8; }
.placed { fill: var(--placed-line); }
.placed-around { fill: none; stroke: color-mix(in oklab, var(--placed), #fff 25%); stroke-width: 6; }
.selected { fill: none; } path.selected { stroke: var(--selected); stroke-width: 8; }
.placeable { fill: var(--placed-line); fill-opacity: .3; }
circle.target { fill: none; stroke: var(--target); stroke-width: 6; stroke-dasharray: 14 9.56; }
circle.target.halo { stroke: var(--halo); stroke-opacity: .8; stroke-width: 9; stroke-dasharray: none; }
.destination { fill: var(--destination); fill-opacity: .88; stroke: var(--halo); stroke-opacity: .5;
    stroke-width: 3; }
.capture { fill: none; stroke: var(--capture); stroke-width: 8; }
.capture.halo { stroke: var(--halo); stroke-opacity: .9; stroke-width: 13; }
.preview-halo { fill: none; stroke: var(--halo); stroke-opacity: .75; stroke-width: 15;
    stroke-linejoin: round; }
.preview-line { fill: none; stroke: var(--path); stroke-width: 9; stroke-linejoin: round; }
.preview-step { fill: var(--path); stroke: var(--halo); stroke-opacity: .75; stroke-width: 3; }
.preview-head { fill: var(--path); stroke: var(--halo); stroke-opacity: .85; stroke-width: 3;
    stroke-linejoin: round; paint-order: stroke; }
.over { fill: none; stroke: var(--halo); stroke-width: 7; }
.refused { fill: none; stroke: var(--refused); stroke-width: 8; stroke-dasharray: 16 7; }
.refused-badge { fill: var(--refused); stroke: #fff; stroke-width: 3; }
.refused-sign { stroke: #fff; stroke-width: 5.5; stroke-linecap: round; }
.refused-way, .refused-step { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.refused-way { stroke: var(--last-line); stroke-width: 9; stroke-opacity: .75; }
.refused-step { stroke: var(--refused); stroke-width: 11; stroke-dasharray: 1 17; }
.tint.planned { fill: var(--planned); fill-opacity: .42; }
.planned-frame { fill: none; stroke: var(--planned); stroke-width: 7; stroke-dasharray: 14 8; }
.lift { pointer-events: none; }
`;
