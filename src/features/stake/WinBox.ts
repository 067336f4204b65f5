import { css, keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onGameScreen, onLowScreen, onShortPhone, withReducedMotion } from '../../ui/layout/screens.ts';

// A calm win covers nothing: it is below the part of the game that a lively one is over.
export type Spot = 'end' | 'over' | 'below';

const pop = keyframes`from { opacity: 0; transform: scale(0.7); } 60% { transform: scale(1.06); }`;
const flash = keyframes`from { opacity: 1; scale: 0.6; } to { opacity: 0; scale: 1.15; }`;

// Smaller below a board, where two lines of text have their place.
const fontRems = {
  below: [1.5, 1.625, 1.75, 1.875],
  end: [3.25, 3.5, 3.75, 4],
  over: [2.5, 2.75, 3.25, 3.75],
};

// With the board or the room above a wheel, and on phones within their width.
const fontSizes = {
  below: (rem: number) => `${rem}rem`,
  // Smaller in the hub of a round wheel.
  end: (rem: number) => `calc(clamp(1.75rem, ${rem * 2}dvh, ${rem}rem) * var(--win, 1))`,
  over: (rem: number) => `max(min(${rem}rem, 13vw), ${rem * 2.6}vmin)`,
};

const motions = [
  css`
    animation: ${pop} 320ms ${token('motion.easing')};
  `,
  css`
    animation: ${pop} 450ms ${token('motion.easing')};

    &::before {
      content: '';
      position: absolute;
      inset: -0.75rem;
      border: 0.25rem solid ${token('color.primary')};
      border-radius: inherit;
      opacity: 0;
      animation: ${flash} 600ms ease-out;
    }
  `,
];

const calm = css<{ $step: number }>`
  border: ${({ $step }) => ($step < 2 ? 1 : 2)}px solid ${token('color.success')};
  background: color-mix(in oklab, ${token('color.success')} 12%, ${token('color.surface-raised')});
`;

const settle = keyframes`from { opacity: 0; transform: translateY(-1rem) scale(1.1); }`;

// After a lively win has left the board.
const settled = css<{ $step: number }>`
  ${calm}
  animation: ${settle} 260ms ${token('motion.easing')};
`;

const lively = css<{ $step: number }>`
  border: ${({ $step }) => $step + 2}px solid ${token('color.primary')};
  box-shadow: 0 0 ${({ $step }) => $step + 1}rem color-mix(in srgb, ${token('color.primary')} 45%, transparent);
  ${({ $step }) => motions[$step < 2 ? 0 : 1]}
`;

interface BoxProps {
  $isCalm: boolean;
  $step: number;
  $at: Spot;
}

// Two lines that are about as high as a row of tiles.
const plate = css`
  flex-direction: column;
  align-items: center;
  padding: ${token('space.2xs')} ${token('space.l')};
  background: color-mix(in srgb, ${token('color.surface-raised')} 80%, transparent);
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

  ${onLowScreen} {
    ${oneLine}
  }

  ${onShortPhone} {
    ${oneLine}
  }
`;

// One line, as high as a button where the message below the board leaves room for it.
const line = css`
  gap: ${token('space.s')};
  padding-inline: ${token('space.l')};

  b {
    line-height: 2.625rem;
  }

  ${onGameScreen} {
    @media (max-height: 47.99em) {
      b {
        font-size: 1.375rem;
        line-height: 1.75rem;
      }
    }
  }
`;

const shapes = { below: line, end: aboveWheel, over: plate };

export const WinBox = styled.div<BoxProps>`
  position: relative;
  display: flex;
  align-items: baseline;
  border-radius: ${token('radius.card')};
  background: color-mix(in srgb, ${token('color.surface-raised')} 88%, transparent);
  color: ${token('color.text')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    font-family: ${token('font.display')};
    font-size: ${({ $at, $step }) => fontSizes[$at](fontRems[$at][$step] ?? 1)};
    line-height: 1.1;
  }

  span {
    font-size: ${({ $at }) => ($at === 'end' ? 'clamp(1.25rem, 3dvh, 1.5rem)' : '1.25rem')};
    font-weight: 650;
    line-height: 1.2;
  }

  ${({ $at }) => shapes[$at]}
  ${({ $isCalm, $at }) => {
    if ($isCalm) return calm;
    return $at === 'below' ? settled : lively;
  }}

  ${withReducedMotion} {
    &,
    &::before {
      animation: none;
    }
  }
`;
