import { useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { withReducedMotion } from '../../ui/layout/screens.ts';
import { useCountUp } from '../../ui/money/useCountUp.ts';
import { times } from './multiplierText.ts';
import type { Win } from './winOf.ts';
import { playWinSound } from './winSound.ts';

interface WinOverlayProps {
  win: Win | null;
  sound: boolean;
  // Where in the part of the game around it: around a share of its height, or on its last line and above.
  at: number | 'end';
}

const shownMs = 2_400;
// Multipliers from which a win is shown larger.
const steps = [2, 10, 50];
const pieceCount = 16;

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
  return <Figures key={win.roundId} win={win} isCalm={isCalm} at={at} />;
}

function Figures({ win, isCalm, at }: { win: Win; isCalm: boolean; at: WinOverlayProps['at'] }) {
  const cents = useCountUp(win.payoutCents, isCalm ? win.payoutCents : 0);
  const step = steps.filter((least) => win.multiplier >= least).length;
  return (
    // The status line of the game announces the same.
    <Place aria-hidden="true" $at={at} data-win={isCalm ? 'calm' : 'lively'}>
      <Box $isCalm={isCalm} $step={step} data-step={step}>
        <b>{times(win.multiplier)}</b>
        <span>{formatBrl(cents)}</span>
        {!isCalm && step > 0 && pieces(at)}
      </Box>
    </Place>
  );
}

// Round the figures; upward only where something below must stay in sight.
function pieces(at: WinOverlayProps['at']) {
  const arc = at === 'end' ? 180 : 360;
  return Array.from({ length: pieceCount }, (_, index) => (
    <Piece
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
      key={index}
      style={{
        '--turn': `${((index + 0.5) * arc) / pieceCount - 180}deg`,
        '--far': `${7.5 + ((index * 7) % 5)}rem`,
      }}
    />
  ));
}

// Without a height of its own, so that the figures go beyond it: upwards at the end, else both ways.
const Place = styled.div<{ $at: WinOverlayProps['at'] }>`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${({ $at }) => ($at === 'end' ? 100 : $at * 100)}%;
  z-index: 2;
  display: grid;
  block-size: 0;
  align-content: ${({ $at }) => ($at === 'end' ? 'end' : 'center')};
  justify-items: center;
  pointer-events: none;
`;

const appear = keyframes`from { opacity: 0; }`;
const pop = keyframes`from { opacity: 0; transform: scale(0.7); } 60% { transform: scale(1.06); }`;
const flash = keyframes`from { opacity: 1; scale: 0.6; } to { opacity: 0; scale: 1.15; }`;

const fly = keyframes`
  from { opacity: 1; transform: rotate(var(--turn)) translateX(2rem); }
  60% { opacity: 1; }
  to { opacity: 0; transform: rotate(var(--turn)) translateX(var(--far)) scale(0.6); }
`;

const fontSizes = {
  calm: ['1.5rem', '2rem', '2.5rem', '3rem'],
  lively: ['1.75rem', '2.75rem', '3.25rem', '3.75rem'],
};
const motions = [
  css`
    animation: ${appear} 200ms;
  `,
  css`
    animation: ${pop} 320ms ${token('motion.easing')};
  `,
  css`
    animation: ${pop} 450ms ${token('motion.easing')};

    &::before {
      content: '';
      position: absolute;
      inset: -1.5rem;
      border: 0.75rem solid ${token('color.primary')};
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

const calm = css<{ $step: number }>`
  border: ${({ $step }) => $step + 1}px solid ${token('color.success')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};
`;

const lively = css<{ $step: number }>`
  border: ${({ $step }) => $step + 2}px solid
    color-mix(in oklab, ${token('color.primary')} 70%, ${token('color.on-primary')});
  background: ${token('color.primary')};
  color: ${token('color.on-primary')};
  box-shadow:
    ${token('shadow.overlay')},
    0 0 2.5rem color-mix(in srgb, ${token('color.primary')} 55%, transparent);
  ${({ $step }) => motions[Math.min($step, 2)]}
`;

const Box = styled.div<{ $isCalm: boolean; $step: number }>`
  position: relative;
  display: grid;
  justify-items: center;
  min-inline-size: 10rem;
  padding: ${({ $step }) => token($step > 0 ? 'space.m' : 'space.xs')} ${token('space.l')};
  border-radius: ${token('radius.panel')};
  font-variant-numeric: tabular-nums;
  ${({ $isCalm }) => ($isCalm ? calm : lively)}

  ${withReducedMotion} {
    &,
    &::before {
      animation: none;
    }
  }

  b {
    font-family: ${token('font.display')};
    font-size: ${({ $isCalm, $step }) => fontSizes[$isCalm ? 'calm' : 'lively'][$step]};
    line-height: 1.2;
  }

  span {
    font-size: ${({ $isCalm }) => ($isCalm ? '1.125rem' : '1.25rem')};
    font-weight: 650;
  }
`;
