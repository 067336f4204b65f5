import { css } from 'styled-components';
import type { HomeName } from '../../shared/brand/brandRecord.ts';

// Of the uploads, so that the space is known before a picture loads.
export const coverRatio = 3 / 4;

// Homes whose brand crops the covers of its rows and grids: square cartridges and tall posters.
const ratios: Partial<Record<HomeName, number>> = { arcade: 1, salon: 2 / 3 };

/** Returns the width of a brand's covers divided by their height; `Content` states it as `--cover-ratio`. */
export const coverRatioOf = (home: HomeName | null | undefined): number =>
  (home && ratios[home]) ?? coverRatio;

export const shownCoverRatio = `var(--cover-ratio, ${coverRatio})`;

// Name and provider below the cover; skeletons use the same height, which `baseCss` sets.
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
