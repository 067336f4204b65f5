import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import {
  onGameScreen,
  onLowScreen,
  onMiddleScreen,
  onShortPhone,
  underBar,
  withHover,
  withReducedMotion,
} from '../../../ui/layout/screens.ts';
import { stacked } from '../../stake/InHouseGame.tsx';
import { boardShapes } from './boardShapes.ts';

const pop = keyframes`from { transform: scale(0.4) rotate(-8deg); opacity: 0; }`;
const cheer = keyframes`45% { transform: scale(var(--leap, 1.1)); }`;
const shake = keyframes`25% { transform: translateX(-4px); } 75% { transform: translateX(4px); }`;

// On phones the board takes the height that the controls leave.
export const Space = styled.div`
  ${onGameScreen} {
    ${stacked} {
      position: relative;
      flex: 1;
      min-block-size: 14rem;
      max-block-size: min(100cqi, 30rem);
    }

    /* Leaves the stake in sight. */
    ${onMiddleScreen} {
      min-block-size: clamp(14rem, 100dvh - 22.25rem - var(--facts, 0px) - var(--player-panel, 0px), 30rem);
    }
  }

  ${onShortPhone} {
    ${stacked} {
      /* What the controls leave. */
      min-block-size: clamp(11rem, 100dvh - 28rem, 14rem);
    }
  }
`;

export const Board = styled.div<{ $emblem: string | null }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--tile-gap, clamp(0.375rem, 1.5vw, 0.75rem));
  inline-size: min(100%, 42rem, calc(100dvh - var(--bars, 9rem) - var(--around)));
  min-inline-size: min(100%, 19rem);
  margin-inline: auto;
  /* Title, facts, message and frames. */
  --around: calc(9.5rem + var(--says, 1.5rem) + var(--facts, 0px) + var(--player-panel, 0px));

  ${underBar} {
    --around: 15rem;
  }

  /* Leaves the action in sight. */
  ${onMiddleScreen} {
    inline-size: min(100%, 30rem, 100dvh - max(34.5rem, 27rem + var(--bars, 0px)) - var(--facts, 0px));
  }

  ${onGameScreen} {
    /* Bar, frames and the message below. */
    inline-size: min(100%, calc(100dvh - 6.75rem - var(--player-panel, 0px)));
    min-inline-size: 13.5rem;

    ${onLowScreen} {
      gap: var(--tile-gap, 0.375rem);
    }

    ${stacked} {
      position: absolute;
      inset: 0;
      inline-size: auto;
      min-inline-size: 0;
      block-size: 100%;
      max-block-size: 100cqi;
      /* Room at either side for the figures of a win. */
      --win-beyond: max(0px, (100cqi - 100%) / 2);
      aspect-ratio: 1;
      margin: auto;
    }
  }

  > button {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    min-inline-size: 0;
    /* Keeps a changed tile from laying out the board. */
    contain: strict;
    border-radius: var(--tile-radius, ${token('radius.control')});
    background: ${token('color.background')};
    color: ${token('color.text')};
    box-shadow: inset 0 0 0 1px ${token('color.border')};
    transition: transform ${token('motion.fast')};

    > svg {
      inline-size: 56%;
      block-size: 56%;
    }
  }

  > [data-face='closed'] {
    --face: color-mix(in oklab, ${token('color.primary')} var(--strength, 94%), ${token('color.surface-raised')});
    background: linear-gradient(
      165deg,
      color-mix(in srgb, var(--face) 86%, white),
      var(--face) 55%,
      color-mix(in srgb, var(--face) 88%, black)
    );
    box-shadow:
      inset 0 1px 0 color-mix(in srgb, var(--face) 65%, white),
      inset 0 -4px 0 color-mix(in srgb, var(--face) 60%, black);

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: var(--emblem-inset, 1px 0 4px);
      border-radius: var(--emblem-radius, inherit);
      background: ${({ $emblem }) => ($emblem ? `url('${$emblem}')` : 'none')} center / cover;
      /* An ornament that leads from no open tile; its own ground lights the tile's. */
      opacity: 0.6;
      mix-blend-mode: var(--emblem-blend, soft-light);
    }
  }

  &[data-idle] {
    --strength: 66%;
  }

  /* Lit, so that what was opened leads. */
  > [data-face='gem'] {
    background: radial-gradient(
      color-mix(in oklab, ${token('color.success')} 40%, ${token('color.surface')}),
      color-mix(in oklab, ${token('color.success')} 10%, ${token('color.background')})
    );
    box-shadow: inset 0 0 0 2px ${token('color.success')};

    > svg {
      inline-size: 66%;
      block-size: 66%;
    }
  }

  > [data-face='hit'] {
    background: ${token('color.danger')};
    color: ${token('color.on-danger')};
  }

  /* No animation: it would distract from the tile that ended the round. */
  > [data-face='mine'] > svg {
    opacity: 0.5;
  }

  /* What the player has opened leads, also after the figures of the win. */
  > [data-face='missed'] > svg {
    inline-size: 44%;
    block-size: 44%;
    opacity: 0.22;
  }

  > :is([data-face='closed'], [data-face='gem']):not([aria-busy]) > svg {
    animation: ${pop} 220ms ${token('motion.easing')};
  }

  > [data-face='hit'] > svg {
    animation: ${shake} 220ms ${token('motion.easing')};
  }

  /* Beside the face in the brand's color, on which no ink is readable in every brand. */
  > [data-face='closed']:is([aria-pressed='true'], [aria-busy]) {
    background: ${token('color.background')};
    box-shadow: inset 0 0 0 3px ${token('color.primary')};

    &::before {
      content: none;
    }
  }

  /* Two lines, which no face, frame or brand color hides. */
  > button:focus-visible {
    /* In sight where the system replaces colors. */
    outline-color: transparent;

    &::after {
      content: '';
      position: absolute;
      inset: 2px;
      border: 3px solid white;
      border-radius: inherit;
      box-shadow:
        0 0 0 2px black,
        inset 0 0 0 1px black;
    }
  }

  > [aria-disabled='true'] {
    cursor: default;
  }

  &:has(> [data-win='lively']) > [data-face='gem'] {
    z-index: 1;
    box-shadow:
      inset 0 0 0 3px ${token('color.success')},
      0 0 var(--glow, 1rem) ${token('color.success')};
    filter: brightness(1.15);
    animation: ${cheer} 440ms ${token('motion.easing')} var(--after, 0ms);

    /* From column to column. */
    ${[2, 3, 4, 5].map((column) => `&:nth-of-type(5n + ${column}) { --after: ${(column - 1) * 40}ms; }`).join(' ')}

    ${withReducedMotion} {
      animation: none;
    }
  }

  &:has([data-step='2'], [data-step='3']) {
    --leap: 1.22;
    --glow: 2rem;
  }

  ${withHover} {
    > button:not([aria-disabled='true']):hover {
      transform: translateY(-4px);
      filter: brightness(1.1) drop-shadow(0 4px 6px color-mix(in srgb, black 35%, transparent));
    }
  }

  > button:not([aria-disabled='true']):active {
    transform: scale(0.95);
  }

  ${boardShapes}
`;
