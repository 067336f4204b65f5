import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onMiddleScreen, onShortPhone, withReducedMotion } from '../../../ui/layout/screens.ts';
import { fillsLowScreen, PlayArea, stacked } from '../../stake/InHouseGame.tsx';

// Same height as the panel beside it in every phase.
export const Stage = styled(PlayArea)`
  display: grid;
  grid-template: 2.5rem 1fr minmax(1.75rem, auto) / minmax(0, 1fr);
  align-self: stretch;
  gap: ${token('space.m')};
  /* Room for results and bets, which then move nothing. */
  min-block-size: 29rem;

  /* Leaves more of the controls in sight. */
  ${onMiddleScreen} {
    min-block-size: calc(24rem - var(--facts, 0px));
    gap: ${token('space.xs')};
    padding-block: ${token('space.xs')};
    --ring: 4.5rem;
  }

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

  ${onMiddleScreen} {
    gap: ${token('space.xs')};
  }

  ${onGameScreen} {
    align-content: space-evenly;
    gap: ${token('space.xs')};
  }

  > * {
    position: relative;
  }

  /* The message is in the hub of a round wheel. */
  [data-games='parade'] &,
  [data-games='tiles'] & {
    container-type: size;
    min-block-size: 11rem;

    ${onShortPhone} {
      min-block-size: 8rem;
    }

    grid-template: 100% / 100%;
    place-items: center;

    > * {
      grid-area: 1 / 1;
    }

    > [data-message] {
      z-index: 1;
      inline-size: calc(var(--wheel) * 0.58);
      text-align: center;
    }

    [data-win] {
      inset-block-start: 50%;
      align-content: center;
    }
  }

  [data-games='parade'] & > * {
    --wheel: min(100cqi, 100cqb);
    --ring: calc(var(--wheel) * 0.46);
    --win: 0.6;
  }

  /* The upper half of a large wheel. */
  [data-games='tiles'] & {
    overflow: hidden;
    /* From edge to edge of the stage. */
    margin-inline: calc(-1 * ${token('space.m')});

    > * {
      --wheel: min(150cqi, 185cqb);
      --ring: min(7rem, var(--wheel) * 0.24);
      --win: 0.7;
    }

    > [data-window] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: calc(50% - var(--wheel) / 2);
      mask-image: linear-gradient(black 42%, transparent 54%);
    }

    > [data-message] {
      align-self: end;
    }
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
