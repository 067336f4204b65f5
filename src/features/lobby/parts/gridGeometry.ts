import { coverRatio } from '../gameCardStyle.ts';

export interface GridGeometry {
  columns: number;
  /** Pixels, the gap below included. */
  rowHeight: number;
  gap: number;
}

/** Three covers beside each other on a phone: narrower than a layout's own tiles. */
const phoneTile = 104;
const captionPx = 44;

/** How a list of that width is laid out; `tileWidth` is the narrowest tile the layout likes. Pixels. */
export function gridGeometry(width: number, tileWidth: number): GridGeometry {
  const gap = width < 560 ? 10 : 16;
  const narrowest = width < 560 ? phoneTile : tileWidth;
  const columns = Math.max(2, Math.floor((width + gap) / (narrowest + gap)));
  const column = (width - gap * (columns - 1)) / columns;
  return { columns, gap, rowHeight: Math.ceil(column / coverRatio) + captionPx + gap };
}
