import type { shapeNames } from '../../shared/brand/brandNames.ts';

// Strokes of all icons; in menus and bars their areas may be filled.
export const iconShapes: Record<(typeof shapeNames.icons)[number], string> = {
  bold: 'symbol { stroke-width: 2.4; stroke-linecap: butt; stroke-linejoin: miter; }',
  sharp: 'symbol { stroke-width: 1.9; stroke-linecap: square; stroke-linejoin: bevel; }',
  duo: `
    symbol { stroke-width: 2; }
    nav svg { --icon-fill: color-mix(in srgb, currentColor 30%, transparent); }
  `,
  thin: 'symbol { stroke-width: 1.25; }',
};
