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
.shaft { fill: none; stroke-width: 17; stroke-linejoin: round; }
.arrow { opacity: .82; } .arrow.alternative { opacity: .6; }
.arrow.alternative .shaft { stroke-width: 11; }
.hint .shaft, .circle.hint { stroke: var(--hint); } .hint .tip { fill: var(--hint); }
.engine .shaft, .circle.engine { stroke: var(--engine); } .engine .tip { fill: var(--engine); }
.alternative .shaft, .circle.alternative { stroke: var(--alternative); }
.alternative .tip { fill: var(--alternative); }
.tint.planned { fill: var(--planned); fill-opacity: .42; }
.planned-frame { fill: none; stroke: var(--planned); stroke-width: 7; stroke-dasharray: 14 8; }
.planned .shaft { stroke: var(--planned); stroke-dasharray: 20 10; } .planned .tip { fill: var(--planned); }
.user .shaft, .circle.user { stroke: var(--user); } .user .tip { fill: var(--user); }
.circle { fill: none; stroke-width: 8; opacity: .85; }
.meant { opacity: .72; }
.count-ground { fill: #1d3f22; stroke: #fff; stroke-width: 2.5; }
.count-ground.none { fill: #8b1409; }
.count { fill: #fff; font: 700 25px/1 system-ui, 'Liberation Sans', sans-serif; text-anchor: middle; }
.threat-ground { stroke: var(--capture); stroke-width: 4; }
.threat.white .threat-ground { fill: var(--white); } .threat.brown .threat-ground { fill: var(--brown); }
.threat-ring, .threat-cross { fill: none; stroke-width: 3; }
.threat.white :is(.threat-ring, .threat-cross) { stroke: var(--capture); }
.threat.brown :is(.threat-ring, .threat-cross) { stroke: #ffd9c9; }
.padlock-ground { fill: #fff; stroke: #8b1409; stroke-width: 3; }
.padlock-body { fill: #8b1409; } .padlock-shackle { fill: none; stroke: #8b1409; stroke-width: 4; }
.lane { fill: none; stroke-width: 5; stroke-linecap: round; }
.lane-halo { fill: none; stroke-width: 9; stroke-linecap: round; stroke-opacity: .8; }
.lane.white, .lane-end.white { stroke: var(--white); } .lane.brown, .lane-end.brown { stroke: var(--brown); }
.lane-halo.white, .lane-end-halo.white { stroke: #7a1206; }
.lane-halo.brown, .lane-end-halo.brown { stroke: #fff2e2; }
.lane.closed { stroke-dasharray: 9 11; } .lane-end { fill: none; stroke-width: 6; stroke-linecap: round; }
.lane-end.opened { stroke-width: 16; }
.lane-end-halo { fill: none; stroke-width: 11; stroke-linecap: round; }
.ghost { opacity: .92; } .ghost.forbidden { opacity: .45; }
.ghost-frame { fill: none; stroke: var(--placed); stroke-width: 5; stroke-dasharray: 11 8; }
.tick-ground { fill: var(--destination); stroke: #fff; stroke-width: 3; }
.tick-sign { fill: none; stroke: #fff; stroke-width: 5.5; stroke-linecap: round; stroke-linejoin: round; }
.lift { pointer-events: none; }
`;
