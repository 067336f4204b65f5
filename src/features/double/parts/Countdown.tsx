import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { withReducedMotion } from '../../../ui/layout/screens.ts';

interface CountdownProps {
  round: Pick<DoubleRound, 'ends_at' | 'now'>;
  receivedAtMs: number;
}

const everyMs = 100;

/** Counts down to the spin by the operator's clock. */
export function Countdown({ round, receivedAtMs }: CountdownProps) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  const left = secondsLeft(round, receivedAtMs, nowMs);
  // The API does not say how long the phase was, so the line is full when the player first sees it.
  const [whole] = useState(left);
  return (
    <>
      <Figure role="timer">{left.toFixed(1).replace('.', ',')} s</Figure>
      <Line aria-hidden="true" data-line style={{ '--left': whole > 0 ? left / whole : 0 }} />
    </>
  );
}

// `DoublePage` reserves its height.
const size = 'clamp(1.25rem, 9dvh - 1.5rem, 3.25rem)';
const lineHeight = 1.1;
export const countdownHeight = `${lineHeight} * ${size}`;

const Figure = styled.span`
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-size: ${size};
  font-weight: ${token('font.display-weight')};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight};
`;

// Closes slowly on the pointer of the wheel below it.
const Line = styled.span`
  position: absolute;
  inset-block-end: calc(-0.5 * ${token('space.m')});
  inset-inline: 0;
  block-size: 3px;
  border-radius: 2px;
  background: linear-gradient(90deg, transparent, ${token('color.primary')} 20% 80%, transparent);
  opacity: 0.7;
  transform: scaleX(var(--left));
  transition: transform ${everyMs}ms linear;

  ${withReducedMotion} {
    display: none;
  }
`;

/**
 * Computes the seconds left in the phase from the operator's instants, so a wrong local clock has no effect.
 */
export function secondsLeft(
  { ends_at, now }: { ends_at: string; now: string },
  receivedAtMs: number,
  nowMs: number,
): number {
  const leftMs = Date.parse(ends_at) - Date.parse(now) - (nowMs - receivedAtMs);
  return Number.isFinite(leftMs) ? Math.max(0, leftMs / 1000) : 0;
}
