import { useContext, useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmblemContext } from '../../ui/empty-state/EmblemContext.ts';
import { withReducedMotion } from '../../ui/layout/screens.ts';
import { useCountUp } from '../../ui/money/useCountUp.ts';
import { times } from './multiplierText.ts';
import { type Spot, WinBox } from './WinBox.ts';
import type { Win } from './winOf.ts';
import { playWinSound } from './winSound.ts';

interface WinOverlayProps {
  win: Win | null;
  sound: boolean;
  // Where in the part of the game around it: on its last line and above, or in its middle.
  at: 'end' | 'over';
}

// The end of the animations, and of a double press on what ended the round.
const settledMs = 600;
// Presses, also by keyboard, and another stake. Scrolling leaves the figures in place.
const actions = ['click', 'input'];
// Multipliers from which a win is shown larger.
const steps = [2, 10, 50];
const pieceCounts = [0, 16, 28, 40];

/** Shows a win until the next bet or action; a win that was there when the page opened is past. */
export function WinOverlay({ win, sound, at }: WinOverlayProps) {
  const [past, setPast] = useState(win?.roundId ?? null);
  const roundId = win?.roundId ?? null;
  const isShown = roundId !== null && roundId !== past;
  // Celebrations that urge to go on are unlawful (Portaria 1.231 art. 12): there the figures appear in silence.
  const isCalm = useBrand().jurisdiction === 'br';
  useEffect(() => {
    if (!isShown) return undefined;
    if (sound && !isCalm) playWinSound();
    const leave = () => setPast(roundId);
    const timer = setTimeout(() => {
      for (const kind of actions) document.addEventListener(kind, leave, true);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      for (const kind of actions) document.removeEventListener(kind, leave, true);
    };
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
      <WinBox $isCalm={isCalm} $step={step} $at={at} data-step={step}>
        <b>{times(counted / 10_000)}</b>
        <span>{formatBrl(cents)}</span>
        {!isCalm && pieces(pieceCounts[step] ?? 0, at === 'over' ? 360 : 180)}
        {!isCalm && emblem && step >= 2 && <Emblem src={emblem} alt="" />}
      </WinBox>
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

const tops = { end: '100%', over: '50%', below: 'calc(100% + 0.375rem)' };
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

const rise = keyframes`
  from { opacity: 0.9; transform: scale(0.4); }
  to { opacity: 0; transform: translateY(-9rem) scale(1.4); }
`;

const fly = keyframes`
  from { opacity: 1; transform: rotate(var(--turn)) translateX(2rem); }
  60% { opacity: 1; }
  to { opacity: 0; transform: rotate(var(--turn)) translateX(min(var(--far), 46vw)) scale(0.6); }
`;

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
