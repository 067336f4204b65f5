import { Resvg } from '@resvg/resvg-js';
import { gradientDefinitions } from './gradients.ts';

export interface Extent {
  // Center.
  x: number;
  y: number;
  width: number;
  height: number;
}

const extents = new Map<string, Extent>();

// Pixels of the trial in each direction, twice the box of a drawing.
const side = 200;

/** Returns the part of its box that a drawing fills, measured on a trial painting. */
export function extentOf(drawing: string): Extent {
  const known = extents.get(drawing);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 ${side} ${side}"><defs>${gradientDefinitions(drawing)}</defs>${drawing}</svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let index = 0; index < side * side; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 64) continue;
    const [x, y] = [index % side, Math.floor(index / side)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  const [width, height] = [right - left, bottom - top];
  const extent = { x: left + width / 2 - 100, y: top + height / 2 - 100, width, height };
  extents.set(drawing, extent);
  return extent;
}
