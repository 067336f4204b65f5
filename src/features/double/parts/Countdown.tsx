import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { withReducedMotion } from '../../../ui/layout/screens.ts';

interface CountdownProps {
  round: Pick<DoubleRound, 'ends_at' | 'now'>;
  receivedAtMs: number;
}

const everyMs = 250;

/** Counts down to the spin by the operator's clock, in a ring that empties at one pace and one color. */
export function Countdown({ round, receivedAtMs }: CountdownProps) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  const left = secondsLeft(round, receivedAtMs, nowMs);
  // The API does not say how long the phase was, so the ring is full when the player first sees it.
  const [whole] = useState(left);
  return (
    <>
      <Figure role="timer">{Math.ceil(left)} s</Figure>
      <Ring aria-hidden="true" data-ring viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="47" />
        <circle
          cx="50"
          cy="50"
          r="47"
          pathLength="100"
          style={{ strokeDashoffset: 100 - (whole > 0 ? (100 * left) / whole : 0) }}
        />
      </Ring>
    </>
  );
}

// `DoublePage` reserves the height of the ring.
export const ringSize = 'var(--ring, clamp(3rem, 18dvh - 3.25rem, 7rem))';

const Figure = styled.span`
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-size: calc(${ringSize} * 0.32);
  font-weight: ${token('font.display-weight')};
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;

const Ring = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(50% - ${ringSize} / 2);
  inline-size: ${ringSize};
  block-size: ${ringSize};
  margin-block: auto;
  fill: none;
  stroke: color-mix(in srgb, ${token('color.primary')} 20%, transparent);
  stroke-width: 5;
  transform: rotate(-90deg);

  > :last-child {
    stroke: ${token('color.primary')};
    stroke-dasharray: 100;
    transition: stroke-dashoffset ${everyMs}ms linear;

    ${withReducedMotion} {
      transition: none;
    }
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
