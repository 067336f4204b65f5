import { css, keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen, onLowScreen, onShortPhone, withReducedMotion } from '../../../ui/layout/screens.ts';
import { winGrounds } from './winGrounds.ts';

// It covers no opened tile.
export type Spot = 'end' | 'below';

const pop = keyframes`from { opacity: 0; transform: scale(0.6); } 60% { transform: scale(1.08); }`;
const flash = keyframes`from { opacity: 1; scale: 0.6; } to { opacity: 0; scale: 1.2; }`;

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

interface BoxProps {
  $isCalm: boolean;
  $step: number;
  $at: Spot;
  $isBeside: boolean;
  $isHigh: boolean;
  $emblem: string | null;
}

const oneLine = css`
  flex-direction: row;
  align-items: baseline;
  gap: ${token('space.s')};
  padding-block: 0;
`;

// Two lines above a wheel, in whose hub they are smaller; low screens have room for one.
const aboveWheel = css<{ $step: number }>`
  flex-direction: column;
  padding: ${token('space.2xs')} ${token('space.l')};
  --most: ${({ $step }) => 3.25 + $step / 4};

  b {
    font-size: min(
      clamp(1.75rem, var(--most) * 2dvh, var(--most) * 1rem) * var(--win, 1),
      125cqi / var(--figure-em)
    );
    line-height: 1.1;
  }

  span {
    font-size: clamp(1.25rem, 3dvh, 1.5rem);
  }

  ${onLowScreen} {
    ${oneLine}
  }

  ${onShortPhone} {
    ${oneLine}
  }
`;

// As wide as the board, with the emblem of the brand at its start. On the line below the board, which the message
// leaves to it, or from the foot of that line up over the last row.
const band = css<{ $step: number; $isHigh: boolean; $emblem: string | null }>`
  --line: 3.25rem;
  --high: ${({ $isHigh, $step }) => ($isHigh ? `${$step >= 2 ? 6.25 : 5.75}rem` : 'var(--line)')};
  --most: ${({ $isHigh, $step }) => ($isHigh ? 2.75 : 1.75) + $step / 4}rem;
  inline-size: 100%;
  block-size: var(--high);
  margin-block-start: calc(var(--line) - var(--high));
  justify-content: center;
  gap: ${token('space.s')};
  padding-inline: ${token('space.s')};

  b {
    font-size: clamp(1rem, (100cqi - ${({ $isHigh }) => ($isHigh ? 11 : 13.5)}rem) / var(--figure-em), var(--most));
    line-height: 1;
  }

  span {
    font-size: min(${({ $isHigh }) => ($isHigh ? 1.5 : 1.25)}rem, 42cqi / var(--figure-em));
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

  ${onGameScreen} {
    --line: 2.5rem;
    --high: ${({ $isHigh, $step }) => ($isHigh ? `${$step >= 2 ? 6 : 5}rem` : 'var(--line)')};

    /* Rows are lower there, and the line has room for the figures alone. */
    @media (max-height: 47.99em) {
      --line: 1.5rem;
      --high: ${({ $isHigh, $step }) => ($isHigh ? `${$step >= 2 ? 3.75 : 3.5}rem` : 'var(--line)')};
      --most: ${({ $isHigh }) => ($isHigh ? 2.5 : 1.375)}rem;

      small {
        display: ${({ $isHigh }) => ($isHigh ? 'block' : 'none')};
      }
    }
  }
`;

// In the room beside the board, with the emblem above the figures.
const tall = css<{ $step: number }>`
  text-align: center;
  flex-direction: column;
  gap: 0;
  block-size: auto;
  margin: 0;
  padding: ${token('space.l')} ${token('space.s')};

  &::before {
    inline-size: 6.25rem;
    margin-block-end: ${token('space.m')};
  }

  b {
    font-size: ${({ $step }) => `min(${3.5 + $step / 2}rem, 88cqi / var(--figure-em))`};
    line-height: 1.15;
  }

  span {
    font-size: min(1.75rem, 11cqi);
  }

  small {
    padding-block: ${token('space.2xs')};
  }
`;

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
    font-weight: ${token('font.display-weight')};
  }

  span {
    font-weight: 700;
    line-height: 1.2;
  }

  small {
    display: block;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.2;
  }

  ${({ $at }) => ($at === 'end' ? aboveWheel : band)}
  ${({ $isBeside }) => $isBeside && tall}
  ${winGrounds}
  ${({ $isCalm }) => !$isCalm && lively}

  ${withReducedMotion} {
    &,
    &::after {
      animation: none;
    }
  }
`;
