import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';

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
  return (
    <Figure role="timer">{secondsLeft(round, receivedAtMs, nowMs).toFixed(1).replace('.', ',')} s</Figure>
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
