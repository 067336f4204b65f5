import type { shapeNames } from '../../../shared/brand/brandNames.ts';

interface TileDrawing {
  gem: string;
  // Lighter facets.
  light: string;
  mine: string;
}

// The cut of the diamond and the form of the mine, in a box of 24 × 24.
export const tileDrawings: Record<(typeof shapeNames.games)[number], TileDrawing> = {
  pitch: {
    gem: 'M12 1.5 21 6.75v10.5L12 22.5l-9-5.25V6.75z',
    light: 'M12 7.5l4 2.3v4.4l-4 2.3-4-2.3V9.8zM12 1.5v6L8 9.8 3 6.75zM3 17.25l5-3.05 4 2.3v6z',
    mine: 'M12 5.5a6.5 6.5 0 1 0 .01 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.9 3.5l3 3-1.4 1.4-3-3zM19.1 3.5l1.4 1.4-3 3-1.4-1.4zM4.9 20.5l-1.4-1.4 3-3 1.4 1.4zM19.1 20.5l-3-3 1.4-1.4 3 3z',
  },
  // On a grid of two.
  cabinet: {
    gem: 'M6 4h12v2h2v2h2v4h-2v2h-2v2h-2v2h-2v2h-4v-2H8v-2H6v-2H4v-2H2V8h2V6h2z',
    light: 'M6 6h4v2H8v2H4V8h2zM14 6h2v2h2v2h-4zM8 12h4v6h-2v-4H8z',
    mine: 'M8 8h8v2h2v2h2v6h-2v2h-2v2H8v-2H6v-2H4v-6h2v-2h2zM14 4h2v4h-2zM16 2h4v2h-4zM20 4h2v2h-2z',
  },
  parade: {
    gem: 'M12 1l8 11-8 11L4 12z',
    light: 'M12 1v11H4zM12 12h8l-8 11z',
    mine: 'M10 8.5a7 7 0 1 0 .01 0zM14.5 7.5l2-2 2 2-2 2zM20 .5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z',
  },
  tiles: {
    gem: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
    light: 'M8 2h8l-4 4zM2 8l4 4-4 4zM22 8v8l-4-4zM8 22l4-4 4 4zM12 7l5 5-5 5-5-5z',
    mine: 'M12 7.5a7.5 7.5 0 1 0 .01 0zM9 4.5h6v3.5H9zM11.2 4.5C11.2 2 13.6.8 17 .8v1.7c-2.6 0-4.1.6-4.1 2z',
  },
  // Of lines.
  salon: {
    gem: 'M8 2h8l5 5v10l-5 5H8l-5-5V7z',
    light:
      'M9.5 6h5L17 8.5v7L14.5 18h-5L7 15.5v-7zM8 2l1.5 4M16 2l-1.5 4M21 7l-4 1.5M21 17l-4-1.5M16 22l-1.5-4M8 22l1.5-4M3 17l4-1.5M3 7l4 1.5',
    mine: 'M12 5.5a6.5 6.5 0 1 0 .01 0zM12 1v4.5M12 18.5V23M1 12h4.5M18.5 12H23M4.2 4.2l3.2 3.2M16.6 16.6l3.2 3.2M19.8 4.2l-3.2 3.2M4.2 19.8l3.2-3.2',
  },
};
