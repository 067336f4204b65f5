import { css } from 'styled-components';

// The same in every brand, so the space is known before a picture loads.
export const coverRatio = 3 / 4;

// Name and provider below the cover; skeletons use the same height.
export const captionHeight = '2.75rem';

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
