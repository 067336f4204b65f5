import { useEffect, useState } from 'react';
import { isPaced, paceMs, paceText } from '../../shared/brand/playPace.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { type PlayLimit, playLimitRefusal } from '../../shared/money/playLimits.ts';
import { closedNoteId } from '../protection/ClosedNote.tsx';
import { useClosedAccount } from '../protection/useClosedAccount.ts';
import { usePlayLimits } from '../protection/usePolledLimits.ts';
import { useSetting } from '../settings/useSettings.ts';
import { useBalance } from '../wallet/balance.ts';

export interface StakeChoice {
  // Null when the field is empty.
  cents: number | null;
  // Why the bet is invalid, or null.
  problem: string | null;
  write: (cents: number | null) => void;
  set: (cents: number) => void;
  // Called after a bet: the next one waits where the law sets a pace.
  noteBet: () => void;
  minCents: number;
  maxCents: number;
  // Part in cents that the bonus pays when the main balance is too small.
  bonusPartCents: number;
  // Id of the note about a pause or an exclusion, during one.
  closedNote: string | undefined;
  // The player's own limits for this bet.
  limits: readonly PlayLimit[];
}

/** Validates a bet against the operator's limits, the playable balance and the player's own limits. */
export function useStake(): StakeChoice {
  const minCents = useSetting('casino_min_total');
  const maxCents = useSetting('casino_max_total');
  const defaultCents = useSetting('casino_default_bet');
  const balance = useBalance();
  const limits = usePlayLimits(balance !== null);
  const closed = useClosedAccount();
  // Undefined until edited, so that a late setting still becomes the default.
  const [written, setWritten] = useState<number | null | undefined>();
  const cents = written === undefined ? defaultCents : written;
  const brand = useBrand();
  const [betAtMs, setBetAtMs] = useState<number | null>(null);
  useEffect(() => {
    if (betAtMs === null) return undefined;
    const timer = setTimeout(() => setBetAtMs(null), betAtMs + paceMs - Date.now());
    return () => clearTimeout(timer);
  }, [betAtMs]);
  const clamp = (value: number) => Math.max(minCents, Math.min(maxCents, Math.floor(value)));
  return {
    cents,
    problem:
      closed?.title ??
      (betAtMs === null ? null : paceText) ??
      problemOf(cents, minCents, maxCents, balance?.playableCents ?? null) ??
      playLimitRefusal(limits, cents ?? minCents),
    closedNote: closed ? closedNoteId : undefined,
    limits,
    write: setWritten,
    set: (value) => setWritten(clamp(value)),
    noteBet: () => {
      if (isPaced(brand, new Date())) setBetAtMs(Date.now());
    },
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
