import { css } from 'styled-components';

/** Covers are upright in every brand and row: the place is known before any picture is. */
export const coverRatio = 3 / 4;

/** Name and provider below the cover; skeletons keep the same height. */
export const captionHeight = '2.75rem';

export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
