// Arrows, assistance, and what a placement would do.
export const helpsCss = `
.shaft { fill: none; stroke-width: 17; stroke-linejoin: round; }
.arrow { opacity: .82; } .arrow.alternative { opacity: .6; }
.arrow.alternative .shaft { stroke-width: 11; }
.hint .shaft, .circle.hint { stroke: var(--hint); } .hint .tip { fill: var(--hint); }
.engine .shaft, .circle.engine { stroke: var(--engine); } .engine .tip { fill: var(--engine); }
.alternative .shaft, .circle.alternative { stroke: var(--alternative); }
.alternative .tip { fill: var(--alternative); }
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
`;
