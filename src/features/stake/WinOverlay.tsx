import { useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { useCountUp } from '../../ui/money/useCountUp.ts';
import { times } from './multiplierText.ts';
import type { Win } from './winOf.ts';
import { playWinSound } from './winSound.ts';

interface WinOverlayProps {
  win: Win | null;
  sound: boolean;
  // Edge of the game, away from what has won.
  edge: 'start' | 'end';
}

const shownMs = 2_400;

/** Shows a win over the game for a moment; a win that was there when the page opened is past. */
export function WinOverlay({ win, sound, edge }: WinOverlayProps) {
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
  return <Figures key={win.roundId} win={win} isCalm={isCalm} edge={edge} />;
}

function Figures({ win, isCalm, edge }: { win: Win; isCalm: boolean; edge: 'start' | 'end' }) {
  const cents = useCountUp(win.payoutCents, isCalm ? win.payoutCents : 0);
  return (
    // The status line of the game announces the same.
    <Place aria-hidden="true" $edge={edge} data-win={isCalm ? 'calm' : 'lively'}>
      <Box $isCalm={isCalm}>
        <b>{times(win.multiplier)}</b>
        <span>{formatBrl(cents)}</span>
      </Box>
    </Place>
  );
}

const Place = styled.div<{ $edge: 'start' | 'end' }>`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: ${({ $edge }) => $edge} center;
  pointer-events: none;
`;

const pop = keyframes`from { opacity: 0; transform: scale(0.7); } 60% { transform: scale(1.06); }`;

const Box = styled.div<{ $isCalm: boolean }>`
  display: grid;
  justify-items: center;
  min-inline-size: 10rem;
  padding: ${token('space.m')} ${token('space.l')};
  border: 2px solid ${token('color.success')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.overlay')};
  font-variant-numeric: tabular-nums;
  ${({ $isCalm }) =>
    !$isCalm &&
    css`
      animation: ${pop} 320ms ${token('motion.easing')};
    `}

  b {
    font-family: ${token('font.display')};
    font-size: 2rem;
    line-height: 1.2;
  }

  span {
    font-size: 1.125rem;
    font-weight: 650;
  }
`;
