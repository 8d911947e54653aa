// Last of all sheets, as it overrides their colours.
export const forcedCss = `
/* The system's colours: shapes and outlines tell everything apart. */
@media (forced-colors: active) {
    .table, .layer {
        forced-color-adjust: none;
        --light: Canvas; --dark: Canvas; --frame: Canvas; --frame-text: CanvasText;
        --white: Canvas; --white-pip: CanvasText; --brown: CanvasText; --brown-pip: Canvas;
        --cube-top: CanvasText; --symbol: Canvas; --halo: Canvas;
        --last: Highlight; --last-line: Highlight; --placed: Highlight; --placed-line: Highlight;
        --selected: Highlight; --destination: Highlight; --path: Highlight; --focus: Highlight;
        --capture: LinkText; --refused: LinkText; --target: Highlight;
        --hint: Highlight; --engine: LinkText; --alternative: GrayText; --user: Highlight;
        --planned: Highlight;
        --surface: Canvas; --ink: CanvasText; --line: CanvasText; --accent: Highlight;
        --accent-ink: HighlightText;
    }
    .frame { background: Canvas; border: 1px solid CanvasText; }
    .lines { stroke: CanvasText; stroke-opacity: .5; stroke-width: 2; }
    .brown .disc { stroke: CanvasText; }
}
`;
