import { useState } from 'react';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { type PlayLimit, playLimitRefusal } from '../../shared/money/playLimits.ts';
import { usePlayLimits } from '../protection/usePlayLimits.ts';
import { useSetting } from '../settings/useSettings.ts';
import { useBalance } from '../wallet/useBalance.ts';

export interface StakeChoice {
  /** As written: a plain decimal such as `12.5`. */
  text: string;
  cents: number | null;
  /** Why it cannot be bet; null: it can. */
  problem: string | null;
  write: (text: string) => void;
  set: (cents: number) => void;
  minCents: number;
  maxCents: number;
  /** What of it the bonus pays, because the player's own money is not enough. */
  bonusPartCents: number;
  /** The player's own limits that the bet has to fit into. */
  limits: readonly PlayLimit[];
}

const plain = (cents: number) => (cents / 100).toFixed(2);
const centsOf = (decimal: string) =>
  /^\d+(?:\.\d{0,2})?$/.test(decimal) ? Math.round(Number(decimal) * 100) : null;

/** The bet of a house game: between the operator's limits, no more than own money and active bonus, within the player's own limits. */
export function useStake(): StakeChoice {
  const minCents = useSetting('casino_min_total');
  const maxCents = useSetting('casino_max_total');
  const defaultCents = useSetting('casino_default_bet');
  const balance = useBalance();
  const limits = usePlayLimits(balance !== null);
  const [written, setWritten] = useState<string | null>(null);
  const text = written ?? plain(defaultCents);
  const cents = centsOf(text);
  const clamp = (value: number) => Math.max(minCents, Math.min(maxCents, Math.floor(value)));
  return {
    text,
    cents,
    problem:
      problemOf(cents, minCents, maxCents, balance?.playableCents ?? null) ??
      playLimitRefusal(limits, cents ?? minCents),
    limits,
    write: setWritten,
    set: (value) => setWritten(plain(clamp(value))),
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
