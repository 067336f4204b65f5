import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onShortPhone, withReducedMotion } from '../../../ui/layout/screens.ts';
import { fillsLowScreen, PlayArea, stacked } from '../../stake/InHouseGame.tsx';

// Same height as the panel beside it in every phase.
export const Stage = styled(PlayArea)`
  display: grid;
  grid-template: 2.5rem 1fr minmax(1.75rem, auto) / minmax(0, 1fr);
  align-self: stretch;
  gap: ${token('space.m')};
  /* Room for results and bets, which then move nothing. */
  min-block-size: 29rem;

  ${onGameScreen} {
    grid-template-rows: 2.5rem 1fr minmax(1.75rem, auto);
    min-block-size: 0;
    gap: ${token('space.xs')};

    ${stacked} {
      display: grid;
    }
  }

  ${onShortPhone} {
    gap: ${token('space.2xs')};
  }

  ${fillsLowScreen}
`;

const breathe = keyframes`from { opacity: 0.35; } to { opacity: 1; }`;

export const Spin = styled.div`
  position: relative;
  display: grid;
  grid-row: 2;
  align-content: center;
  gap: ${token('space.m')};

  ${onGameScreen} {
    align-content: space-evenly;
    gap: ${token('space.xs')};
  }

  > * {
    position: relative;
  }

  /* A quiet light behind the wheel while it waits. */
  &:has([data-phase='waiting'])::before {
    content: '';
    position: absolute;
    inset: 20% 0 -12%;
    background: radial-gradient(
      closest-side,
      color-mix(in oklab, ${token('color.primary')} 38%, transparent),
      transparent
    );
    animation: ${breathe} 3.5s ease-in-out infinite alternate;

    ${withReducedMotion} {
      animation: none;
    }
  }
`;
