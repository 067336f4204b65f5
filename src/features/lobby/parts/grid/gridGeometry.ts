import { coverRatio, tableRatio } from '../../gameCardStyle.ts';

// Upright covers, or the wide cards of live tables.
export type CardShape = 'cover' | 'table';

export interface GridGeometry {
  columns: number;
  // Pixels, including the gap below.
  rowHeight: number;
  gap: number;
}

// One table fits into a phone, four into the list of a large screen.
export const tableTileRem = 17;

// Three covers fit beside each other on a phone.
const phoneTile = 104;

const gapOf = (width: number) => (width < 560 ? 10 : 16);

/** Computes the grid of live tables for a list width and the pixels of a rem. */
export function tablesGeometry(width: number, rem: number): GridGeometry {
  const gap = gapOf(width);
  const columns = Math.max(1, Math.floor((width + gap) / (tableTileRem * rem + gap)));
  const column = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.ceil(column / tableRatio) + gap };
}

/** Computes the grid of covers for a list width, a minimum tile width and the height of a caption in pixels. */
export function gridGeometry(
  width: number,
  tileWidth: number,
  captionPx: number,
  ratio = coverRatio,
): GridGeometry {
  const gap = gapOf(width);
  const narrowest = width < 560 ? phoneTile : tileWidth;
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)));
  const column = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.ceil(column / ratio) + captionPx + gap };
}
