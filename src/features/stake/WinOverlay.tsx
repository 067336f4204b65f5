import { useContext, useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmblemContext } from '../../ui/empty-state/EmblemContext.ts';
import { withReducedMotion } from '../../ui/layout/screens.ts';
import { useCountUp } from '../../ui/money/useCountUp.ts';
import { times } from './multiplierText.ts';
import type { Win } from './winOf.ts';
import { playWinSound } from './winSound.ts';

interface WinOverlayProps {
  win: Win | null;
  sound: boolean;
  // Where in the part of the game around it: on its last line and above, or in its middle.
  at: 'end' | 'over';
}

// A calm win covers nothing: it is below the part of the game that a lively one is over.
type Spot = WinOverlayProps['at'] | 'below';

const shownMs = 2_400;
// Multipliers from which a win is shown larger.
const steps = [2, 10, 50];
const pieceCounts = [0, 16, 28, 40];

/** Shows a win over the game for a moment; a win that was there when the page opened is past. */
export function WinOverlay({ win, sound, at }: WinOverlayProps) {
  const [past, setPast] = useState(win?.roundId ?? null);
  const roundId = win?.roundId ?? null;
  const isShown = roundId !== null && roundId !== past;
  // Celebrations that urge to go on are unlawful (Portaria 1.231 art. 12): there the figures appear in silence.
  const isCalm = useBrand().jurisdiction === 'br';
  useEffect(() => {
    if (!isShown) return undefined;
    if (sound && !isCalm) playWinSound();
    const timer = setTimeout(() => setPast(roundId), shownMs);
    return () => clearTimeout(timer);
  }, [isShown, sound, isCalm, roundId]);
  if (!isShown || !win) return null;
  return <Figures key={win.roundId} win={win} isCalm={isCalm} at={isCalm && at === 'over' ? 'below' : at} />;
}

function Figures({ win, isCalm, at }: { win: Win; isCalm: boolean; at: Spot }) {
  const cents = useCountUp(win.payoutCents, isCalm ? win.payoutCents : 0);
  const basisPoints = Math.round(win.multiplier * 10_000);
  const counted = useCountUp(basisPoints, isCalm ? basisPoints : 10_000);
  const emblem = useContext(EmblemContext);
  const step = steps.filter((least) => win.multiplier >= least).length;
  return (
    // The status line of the game announces the same.
    <Place aria-hidden="true" $at={at} data-win={isCalm ? 'calm' : 'lively'}>
      <Box $isCalm={isCalm} $step={step} $at={at} data-step={step}>
        <b>{times(counted / 10_000)}</b>
        <span>{formatBrl(cents)}</span>
        {!isCalm && pieces(pieceCounts[step] ?? 0, at === 'over' ? 360 : 180)}
        {!isCalm && emblem && step >= 2 && <Emblem src={emblem} alt="" />}
      </Box>
    </Place>
  );
}

// To all sides from the middle of the game, else upward, so that what is below stays in sight.
function pieces(count: number, degrees: number) {
  return Array.from({ length: count }, (_, index) => (
    <Piece
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
      key={index}
      style={{
        '--turn': `${((index + 0.5) * degrees) / count - 180}deg`,
        '--far': `${7.5 + ((index * 7) % 5) + count / 8}rem`,
      }}
    />
  ));
}

const tops = { end: '100%', over: '50%', below: `calc(100% + ${token('space.xs')})` };
const aligns = { end: 'end', over: 'center', below: 'start' };

// Without a height of its own, so that the figures go beyond it.
const Place = styled.div<{ $at: Spot }>`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${({ $at }) => tops[$at]};
  z-index: 2;
  display: grid;
  block-size: 0;
  align-content: ${({ $at }) => aligns[$at]};
  justify-items: center;
  pointer-events: none;
`;

const pop = keyframes`from { opacity: 0; transform: scale(0.7); } 60% { transform: scale(1.06); }`;
const flash = keyframes`from { opacity: 1; scale: 0.6; } to { opacity: 0; scale: 1.15; }`;

const rise = keyframes`
  from { opacity: 0.9; transform: scale(0.4); }
  to { opacity: 0; transform: translateY(-9rem) scale(1.4); }
`;

const fly = keyframes`
  from { opacity: 1; transform: rotate(var(--turn)) translateX(2rem); }
  60% { opacity: 1; }
  to { opacity: 0; transform: rotate(var(--turn)) translateX(var(--far)) scale(0.6); }
`;

// Smaller below a board, where a line of text has its place.
const fontRems = {
  below: [1.125, 1.375, 1.625, 1.875],
  end: [2, 2.5, 2.75, 3],
  over: [2.5, 2.75, 3.25, 3.75],
};

// With the board, and on phones within its width.
const fontSize = (at: Spot, rem: number) =>
  at === 'over' ? `max(min(${rem}rem, 13vw), ${rem * 2.6}vmin)` : `${rem}rem`;

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

const Piece = styled.i`
  position: absolute;
  z-index: -1;
  inset: calc(50% - 0.375rem) auto auto calc(50% - 0.375rem);
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: 30%;
  background: ${token('color.primary')};
  opacity: 0;
  animation: ${fly} 600ms ease-out;

  &:nth-of-type(even) {
    background: ${token('color.secondary')};
  }

  ${withReducedMotion} {
    display: none;
  }
`;

const Emblem = styled.img`
  position: absolute;
  z-index: -1;
  inset: calc(50% - 3rem) auto auto calc(50% - 3rem);
  inline-size: 6rem;
  block-size: 6rem;
  border-radius: ${token('radius.card')};
  opacity: 0;
  animation: ${rise} 600ms ease-out;

  ${withReducedMotion} {
    display: none;
  }
`;

const calm = css<{ $step: number }>`
  border: ${({ $step }) => $step + 1}px solid ${token('color.success')};
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
  gap: 0;
  padding: ${token('space.2xs')} ${token('space.l')};
  background: color-mix(in srgb, ${token('color.surface-raised')} 80%, transparent);
`;

const Box = styled.div<BoxProps>`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: ${token('space.s')};
  padding: ${({ $at }) => ($at === 'end' ? token('space.2xs') : '0')} ${token('space.m')};
  border-radius: ${token('radius.card')};
  background: color-mix(in srgb, ${token('color.surface-raised')} 88%, transparent);
  color: ${token('color.text')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $at }) => $at === 'over' && plate}
  ${({ $isCalm }) => ($isCalm ? calm : lively)}

  ${withReducedMotion} {
    &,
    &::before {
      animation: none;
    }
  }

  b {
    font-family: ${token('font.display')};
    font-size: ${({ $at, $step }) => fontSize($at, fontRems[$at][$step] ?? 1)};
    line-height: 1.1;
  }

  span {
    font-size: ${({ $at }) => ($at === 'below' ? '1.0625rem' : '1.25rem')};
    font-weight: 650;
    line-height: 1.2;
  }
`;
