import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { onShortPhone } from '../../ui/layout/screens.ts';
import { rtpText } from './rtpText.ts';

/** Shows the return to player and what an hour of play at this stake costs on average. */
export function HourPrice({ stakeCents, pace }: { stakeCents: number | null; pace: Pace }) {
  const isLawful = useBrand().jurisdiction === 'br';
  if (stakeCents === null) return null;
  return (
    <Line>
      <Return $isAbove={isLawful}>RTP {rtpText(pace.rtp)}. </Return>Uma hora com esta aposta (
      {pace.roundsPerHour} rodadas) custa em média <b>{formatBrl(hourPriceCents(stakeCents, pace))}</b>.
    </Line>
  );
}

const Line = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
  line-height: 1.35;

  b {
    color: ${token('color.text')};
    font-variant-numeric: tabular-nums;
  }
`;

// Licensed brands show it above the game, but below it on the smallest phones.
const Return = styled.span<{ $isAbove: boolean }>`
  ${({ $isAbove }) => $isAbove && 'display: none;'}

  ${onShortPhone} {
    display: inline;
  }
`;

export interface Pace {
  roundsPerHour: number;
  // 0 to 1.
  rtp: number;
}

/** Computes what an hour at this stake costs on average, in cents. */
export function hourPriceCents(stakeCents: number, { roundsPerHour, rtp }: Pace): number {
  return Math.round(stakeCents * roundsPerHour * (1 - rtp));
}
