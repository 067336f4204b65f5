import { css } from 'styled-components';

// Of the uploads, so that the space is known before a picture loads; rows and grids crop to `cover.ratio`.
export const coverRatio = 3 / 4;

// Of a live table's whole card: a picture of 16:9 and two lines below it.
export const tableRatio = 16 / 12.5;

// Name and provider below the cover; skeletons use the same height, which `reservedCss` sets.
export const captionHeight = 'var(--caption)';

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

// The favorite button, over the card's corner.
export const buttonInCorner = css`
  > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;
