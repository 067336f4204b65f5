import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onShortPhone } from '../../../ui/layout/screens.ts';
import { fillsLowScreen, PlayArea, stacked } from '../../stake/InHouseGame.tsx';

// Same height as the panel beside it in every phase.
export const Stage = styled(PlayArea)`
  display: grid;
  grid-template: 2.5rem 1fr minmax(1.75rem, auto) / minmax(0, 1fr);
  align-self: stretch;
  gap: ${token('space.m')};
  /* Room for results and bets, which then move nothing. */
  min-block-size: 27rem;

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

export const Spin = styled.div`
  display: grid;
  grid-row: 2;
  align-content: center;
  gap: ${token('space.m')};

  ${onGameScreen} {
    align-content: space-evenly;
    gap: ${token('space.xs')};
  }
`;
