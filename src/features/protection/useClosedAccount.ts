import type { Limits } from '../../shared/contract/account/protection.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { formatDateTime } from '../../shared/time/formatTime.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { useGetLimitsQuery } from './limitsApi.ts';

type Closed = Pick<Limits, 'paused_until' | 'excluded'>;

export interface ClosedAccount {
  isExcluded: boolean;
  // Like `31/12/2025 23:59`; null for good.
  until: string | null;
  // Says both, as a heading.
  title: string;
}

const isAhead = (instant: string) => Date.parse(instant) > Date.now();

/** Returns the self-exclusion or the pause that holds now, or null. The exclusion comes first, as at the operator. */
export function closingOf({ paused_until: pause, excluded }: Closed) {
  if (excluded && (excluded.until === null || isAhead(excluded.until)))
    return { isExcluded: true, until: excluded.until };
  return pause && isAhead(pause) ? { isExcluded: false, until: pause } : null;
}

/** Returns what closes the player's account to bets, deposits and bonuses, or null. */
export function useClosedAccount(): ClosedAccount | null {
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const timeZone = useTimeZone();
  const { data } = useGetLimitsQuery(undefined, { skip: !isPlayer });
  const closing = isPlayer && data ? closingOf(data) : null;
  if (!closing) return null;
  const until = closing.until && formatDateTime(closing.until, timeZone);
  const state = closing.isExcluded ? 'autoexcluída' : 'em pausa';
  const end = until === null ? 'por tempo indeterminado' : `até ${until}`;
  return { isExcluded: closing.isExcluded, until, title: `Sua conta está ${state} ${end}` };
}
