import type { Palette } from '../palettes.ts';
import type { Layer, Scenery } from '../scenery/scenery.ts';

// The part of the plane that a picture shows.
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Writes a sheet as attributes of a rectangle or filter. */
export const area = ({ x, y, width, height }: Sheet): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

/** Writes a sheet with a margin, so that no edge of the picture counts as an edge of a piece. */
export const areaAround = ({ x, y, width, height }: Sheet): string =>
  area({ x: x - 40, y: y - 40, width: width + 80, height: height + 80 });

export type Plane = 'back' | 'middle' | 'front';

// A symbol in its place: companions are behind or before the hero.
export interface Piece {
  drawing: string;
  transform: string;
  plane: Plane;
  // Stands in a room: no frame around it.
  still?: boolean;
}

// A way of drawing. All shapes of a cover pass through one.
export interface Style {
  // Definitions that its paint refers to.
  definitions(palette: Palette, sheet: Sheet): string;
  sky(palette: Palette, orb: Scenery['orb'], sheet: Sheet): string;
  layer(layer: Layer, plane: Plane, palette: Palette): string;
  sparks(d: string, palette: Palette): string;
  // What the hero throws on the ground.
  shadow(ground: number, palette: Palette): string;
  piece(piece: Piece, palette: Palette): string;
  // Over everything.
  finish(palette: Palette, sheet: Sheet): string;
}
