import { css } from 'styled-components';

/** Covers where no script has measured: as `gridGeometry` lays them out. */
export const coversStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tile-width, 10.5rem), 1fr));
  gap: 1rem;

  @media (max-width: 36.99em) {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: 0.625rem;
  }
`;
