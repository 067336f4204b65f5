import type { Random } from '../../../art/random.ts';
import type { EmblemInks } from '../emblems.ts';
import type { PictureColours } from '../pictureColours.ts';

// Where a scene is drawn: its size, and the point around which it is composed.
export interface Stage {
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
}

export interface MotifParts {
  stage: Stage;
  // Draws the emblem around the origin, 100 units wide, in the given colors.
  emblem(inks: EmblemInks): string;
  colours: PictureColours;
  // The brand's own mark in a box of 64 units.
  mark: string | null;
  random: Random;
}

// Draws the scene of one brand, without words. Ids of its gradients are local to the picture.
export type Motif = (parts: MotifParts) => string;

/** Places a drawing of 100 units at a point, `size` wide. */
export const place = (drawing: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${Math.round(size) / 100})">${drawing}</g>`;

/** Frames a composition over a ground in hundredths of its height and by its scale around its point. */
export function compose(
  { width, height, x, y, scale }: Stage,
  fill: string,
  draw: (edges: { left: number; right: number }) => string,
  defs = '',
): string {
  const unit = (height * scale) / 100;
  return (
    `<defs>${defs}</defs><rect width="${width}" height="${height}" fill="${fill}"/>` +
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${unit})">${draw({ left: -x / unit, right: (width - x) / unit })}</g>`
  );
}

/** Repeats a drawing in squares of `size`; returns the definition of the pattern. */
export const tiling = (id: string, size: number, drawing: string, turn = 0): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${drawing}</pattern>`;

/** Fills the whole picture with a pattern. */
export const tiled = (id: string, { left, right }: { left: number; right: number }): string =>
  `<rect x="${left}" y="-100" width="${right - left}" height="300" fill="url(#${id})"/>`;
