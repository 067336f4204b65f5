import { css } from 'styled-components';
import { tableTileRem } from './gridGeometry.ts';

/** Lays covers out before any script has measured, with the same result as `gridGeometry`. */
export const coversStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tile-width, 10.5rem), 1fr));
  gap: 1rem;

  @media (max-width: 36.99em) {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: 0.625rem;
  }
`;

/** Does the same for live tables, as `tablesGeometry`. */
export const tablesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${tableTileRem}rem, 100%), 1fr));
  gap: 1rem;

  @media (max-width: 36.99em) {
    gap: 0.625rem;
  }
`;
