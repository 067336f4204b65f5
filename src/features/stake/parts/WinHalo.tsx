import { keyframes, styled } from 'styled-components';
import type { shapeNames } from '../../../shared/brand/brandNames.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';

// Part of the mark of the brand, from its middle outward: a pennant, an arc, a flipper, a petal, a beak, a facet.
const pennant = 'M0-12-7-46 7-46z';
const arms: Record<(typeof shapeNames.games)[number], string> = {
  pitch: 'M-10-46A24 24 0 0 1 6-14 34 34 0 0 0 10-46z',
  cabinet: 'M-5.500-42A5.500 5.500 0 1 1 5.500-42L1.800-14A1.800 1.800 0 0 1-1.800-14z',
  parade: 'M0-10C-11-24-9-46 0-46S11-24 0-10z',
  tiles: 'M-7-12V-46A13 13 0 0 1 7-33V-12z',
  salon: 'M0-10-6-30 0-48 6-30z',
};
const armCount = 12;

/** Bursts behind the figures of a win, in the mark and the colors of the brand. */
export function WinHalo() {
  const { games } = useBrand().shapes;
  return (
    <Halo aria-hidden="true" viewBox="-50 -50 100 100" data-halo>
      {Array.from({ length: armCount }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the arms never change
          key={index}
          d={games ? arms[games] : pennant}
          transform={`rotate(${(index * 360) / armCount})`}
        />
      ))}
    </Halo>
  );
}

const burst = keyframes`
  from { opacity: 0; transform: rotate(-30deg) scale(0.25); }
  45% { opacity: 1; transform: scale(1.08); }
`;

const Halo = styled.svg`
  position: absolute;
  z-index: -1;
  inset-block-start: 0;
  inset-inline-start: 50%;
  inline-size: clamp(18rem, 100%, 30rem);
  aspect-ratio: 1;
  translate: -50% -50%;
  fill: ${token('color.primary')};
  opacity: 0.35;
  mask-image: radial-gradient(closest-side, black 30%, transparent);
  animation: ${burst} 600ms ${token('motion.easing')};

  path:nth-of-type(even) {
    fill: ${token('color.secondary')};
  }

  /* Around the figures and above the line at which they end: the wheel below shows the result. */
  [data-at='end'] > & {
    inline-size: min(100%, 20rem);
    translate: -50% calc(-50% - 3rem);
    clip-path: inset(0 0 calc(50% - 3rem));
  }

  /* In the hub of a round wheel. */
  [data-games='parade'] [data-at='end'] > &,
  [data-games='tiles'] [data-at='end'] > & {
    inline-size: 100%;
    translate: -50% -50%;
    clip-path: none;
  }
`;
