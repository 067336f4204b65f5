import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { tileDrawings } from './tileDrawings.ts';

const brilliant = {
  gem: 'M6 3h12l4 6-10 12L2 9z',
  light: 'M6 3h12l-6 6zM2 9l4-6 6 6zM12 9l6-6 4 6z',
};

/** Draws the diamond in the cut of the brand's games. */
export function Gem() {
  const { games } = useBrand().shapes;
  const { gem, light } = games ? tileDrawings[games] : brilliant;
  return (
    <Stone aria-hidden="true" viewBox="0 0 24 24">
      <path d={gem} />
      <path data-light d={light} />
    </Stone>
  );
}

export function Mine() {
  const { games } = useBrand().shapes;
  if (!games) return <Icon name="mines" size={36} />;
  return (
    <Drawing aria-hidden="true" viewBox="0 0 24 24">
      <path d={tileDrawings[games].mine} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  fill: currentColor;

  [data-games='salon'] & {
    fill: color-mix(in srgb, currentColor 15%, transparent);
    stroke: currentColor;
    stroke-width: 1.25;
  }
`;

const Stone = styled.svg`
  fill: ${token('color.success')};

  [data-light] {
    fill: ${token('color.surface')};
    opacity: 0.35;
  }

  [data-games='salon'] & {
    fill: color-mix(in srgb, ${token('color.success')} 22%, transparent);
    stroke: ${token('color.success')};
    stroke-width: 1.1;

    [data-light] {
      fill: none;
      opacity: 1;
    }
  }
`;
