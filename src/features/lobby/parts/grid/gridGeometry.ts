import { coverRatio } from '../../gameCardStyle.ts';

export interface GridGeometry {
  columns: number;
  // Pixels, including the gap below.
  rowHeight: number;
  gap: number;
}

// Three covers fit beside each other on a phone.
const phoneTile = 104;

/** Computes the grid for a list width, a minimum tile width, the height of a caption, all in pixels, and the ratio of covers. */
export function gridGeometry(
  width: number,
  tileWidth: number,
  captionPx: number,
  ratio = coverRatio,
): GridGeometry {
  const gap = width < 560 ? 10 : 16;
  const narrowest = width < 560 ? phoneTile : tileWidth;
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)));
  const column = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.ceil(column / ratio) + captionPx + gap };
}
