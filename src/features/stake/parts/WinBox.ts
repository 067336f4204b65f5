import { css, keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onLowScreen, onShortPhone, withReducedMotion } from '../../../ui/layout/screens.ts';
import { winGrounds } from './winGrounds.ts';

// A calm win is below the part of the game that a lively one is over. It covers no opened tile.
export type Spot = 'end' | 'over' | 'below';

const pop = keyframes`from { opacity: 0; transform: scale(0.6); } 60% { transform: scale(1.08); }`;
const settle = keyframes`from { opacity: 0; transform: translateY(-1rem) scale(1.1); }`;
const flash = keyframes`from { opacity: 1; scale: 0.6; } to { opacity: 0; scale: 1.2; }`;

// Smaller below a board, where one line has its place.
const fontRems = {
  below: [1.75, 2, 2.125, 2.25],
  end: [3.25, 3.5, 3.75, 4],
  over: [2.75, 3.25, 4, 4.75],
};

// With the board or the room above a wheel, and within their width: `--figure-em` is the figure's own, in em.
const fontSizes = {
  // Beside the emblem and the amount.
  below: (rem: number) => `clamp(1rem, (100cqi - 13.5rem) / var(--figure-em), ${rem}rem)`,
  // Smaller in the hub of a round wheel.
  end: (rem: number) =>
    `min(clamp(1.75rem, ${rem * 2}dvh, ${rem}rem) * var(--win, 1), 125cqi / var(--figure-em))`,
  over: (rem: number) => `min(max(${rem}rem, ${rem * 2.3}vmin), 85cqi / var(--figure-em))`,
};

// The ring that leaves the figures of a large win.
const ring = css`
  &::after {
    content: '';
    position: absolute;
    inset: -0.75rem;
    border: 0.25rem solid ${token('color.primary')};
    border-radius: inherit;
    opacity: 0;
    animation: ${flash} 600ms ease-out;
  }
`;

const lively = css<{ $step: number }>`
  box-shadow:
    0 0 0 ${({ $step }) => $step + 1}px ${token('color.primary')},
    0 0 ${({ $step }) => $step + 1}rem color-mix(in srgb, ${token('color.primary')} 55%, transparent);
  animation: ${pop} 420ms ${token('motion.easing')};
  ${({ $step }) => $step >= 2 && ring}
`;

// After a lively win has left the board.
const settled = css`
  animation: ${settle} 260ms ${token('motion.easing')};
`;

interface BoxProps {
  $isCalm: boolean;
  $step: number;
  $at: Spot;
  $isBeside: boolean;
  $isHigh: boolean;
  $emblem: string | null;
}

// Two lines that are about as high as a row of tiles; the game shows through them.
const plate = css`
  flex-direction: column;
  padding: ${token('space.2xs')} ${token('space.l')};
  --ground: color-mix(in srgb, ${token('color.secondary')} 92%, transparent);
`;

const oneLine = css`
  flex-direction: row;
  align-items: baseline;
  gap: ${token('space.s')};
  padding-block: 0;
`;

// Above a wheel, where low screens have room for one line.
const aboveWheel = css`
  ${plate}
  --ground: ${token('color.secondary')};

  ${onLowScreen} {
    ${oneLine}
  }

  ${onShortPhone} {
    ${oneLine}
  }
`;

// One line as wide as the board, with the emblem of the brand at its start.
const line = css<{ $emblem: string | null }>`
  --high: 3.25rem;
  inline-size: 100%;
  block-size: var(--high);
  justify-content: center;
  gap: ${token('space.s')};
  padding-inline: ${token('space.s')};

  b {
    line-height: 1;
  }

  span {
    font-size: min(1.25rem, 42cqi / var(--figure-em));
  }

  small {
    display: block;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.2;
  }

  &::before {
    content: '';
    /* Gives way to long figures. */
    flex: 0 1 auto;
    min-inline-size: 0;
    inline-size: min(3.5rem, var(--high) - 0.75rem);
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${({ $emblem }) => ($emblem ? `url('${$emblem}')` : 'none')} center / cover;
    box-shadow: 0 0 0 2px color-mix(in srgb, ${token('color.on-secondary')} 70%, transparent);
  }

  /* The message, whose place it takes, has two lines there, and one on lower phones. */
  ${onGameScreen} {
    --high: 2.5rem;

    @media (max-height: 47.99em) {
      --high: 1.5rem;

      b {
        font-size: 1.375rem;
      }

      small {
        display: none;
      }
    }
  }
`;

// On phones, from the foot of the line up over the last row of the board.
const high = css<{ $step: number }>`
  ${onGameScreen} {
    --line: 2.5rem;
    --high: ${({ $step }) => ($step >= 2 ? 6 : 5)}rem;
    block-size: var(--high);
    margin-block-start: calc(var(--line) - var(--high));

    b {
      font-size: ${({ $step }) =>
        `clamp(1.25rem, (100cqi - 11rem) / var(--figure-em), ${[2.75, 3, 3.5, 3.75][$step]}rem)`};
    }

    /* Rows are lower there. */
    @media (max-height: 47.99em) {
      --line: 1.5rem;
      --high: ${({ $step }) => ($step >= 2 ? 3.75 : 3.5)}rem;

      b {
        font-size: clamp(1rem, (100cqi - 11rem) / var(--figure-em), 2.5rem);
      }

      small {
        display: block;
      }
    }
  }
`;

// In the room beside the board, with the emblem above the figures.
const tall = css<{ $step: number }>`
  --high: 7rem;
  text-align: center;
  flex-direction: column;
  gap: 0;
  block-size: auto;
  padding: ${token('space.l')} ${token('space.s')};

  &::before {
    inline-size: 6.25rem;
    margin-block-end: ${token('space.m')};
  }

  b {
    font-size: ${({ $step }) => `min(${[3.5, 4, 4.5, 5][$step]}rem, 82cqi / var(--figure-em))`};
    line-height: 1.15;
  }

  span {
    font-size: min(1.5rem, 9cqi);
  }
`;

const shapes = { below: line, end: aboveWheel, over: plate };

export const WinBox = styled.div<BoxProps>`
  position: relative;
  display: flex;
  align-items: center;
  border-radius: ${token('radius.card')};
  --ground: ${token('color.secondary')};
  background: var(--pattern, none), var(--ground);
  color: ${token('color.on-secondary')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    font-family: ${token('font.display')};
    font-size: ${({ $at, $step }) => fontSizes[$at](fontRems[$at][$step] ?? 1)};
    font-weight: ${token('font.display-weight')};
    line-height: 1.1;
  }

  span {
    font-size: ${({ $at }) => ($at === 'end' ? 'clamp(1.25rem, 3dvh, 1.5rem)' : '1.25rem')};
    font-weight: 700;
    line-height: 1.2;
  }

  ${({ $at }) => shapes[$at]}
  ${({ $at, $isHigh, $isBeside }) => $at === 'below' && $isHigh && !$isBeside && high}
  ${({ $isBeside }) => $isBeside && tall}
  ${winGrounds}
  ${({ $isCalm, $at }) => {
    if ($isCalm) return '';
    return $at === 'below' ? settled : lively;
  }}

  ${withReducedMotion} {
    &,
    &::after {
      animation: none;
    }
  }
`;
