import { useState } from 'react';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { type PlayLimit, playLimitRefusal } from '../../shared/money/playLimits.ts';
import { usePlayLimits } from '../protection/usePlayLimits.ts';
import { useSetting } from '../settings/useSettings.ts';
import { useBalance } from '../wallet/useBalance.ts';

export interface StakeChoice {
  /** Null: nothing is written. */
  cents: number | null;
  /** Why it cannot be bet; null: it can. */
  problem: string | null;
  write: (cents: number | null) => void;
  set: (cents: number) => void;
  minCents: number;
  maxCents: number;
  /** What of it the bonus pays, because the player's own money is not enough. */
  bonusPartCents: number;
  /** The player's own limits that the bet has to fit into. */
  limits: readonly PlayLimit[];
}

/** The bet of a house game: between the operator's limits, no more than own money and active bonus, within the player's own limits. */
export function useStake(): StakeChoice {
  const minCents = useSetting('casino_min_total');
  const maxCents = useSetting('casino_max_total');
  const defaultCents = useSetting('casino_default_bet');
  const balance = useBalance();
  const limits = usePlayLimits(balance !== null);
  // Until the player writes something the operator's setting stands there, and may still come.
  const [written, setWritten] = useState<number | null | undefined>();
  const cents = written === undefined ? defaultCents : written;
  const clamp = (value: number) => Math.max(minCents, Math.min(maxCents, Math.floor(value)));
  return {
    cents,
    problem:
      problemOf(cents, minCents, maxCents, balance?.playableCents ?? null) ??
      playLimitRefusal(limits, cents ?? minCents),
    limits,
    write: setWritten,
    set: (value) => setWritten(clamp(value)),
    minCents,
    maxCents,
    bonusPartCents: balance && cents !== null ? Math.max(0, cents - balance.mainCents) : 0,
  };
}

export function problemOf(
  cents: number | null,
  minCents: number,
  maxCents: number,
  balanceCents: number | null,
): string | null {
  if (cents === null) return 'Escreva um valor, como 5,00';
  if (cents < minCents) return `A aposta mínima é ${formatBrl(minCents)}`;
  if (cents > maxCents) return `A aposta máxima é ${formatBrl(maxCents)}`;
  if (balanceCents !== null && cents > balanceCents) return 'Saldo insuficiente';
  return null;
}
