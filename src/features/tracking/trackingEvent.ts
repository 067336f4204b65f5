import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { transactionStatuses, transactionTypes } from '../../shared/contract/transactions.ts';
import type { OptionalCategory } from '../consent/consentDecision.ts';

/** A deposit or a bet. `value` in reais, as tags expect it. */
export interface MoneyEvent {
  event: 'deposit' | 'bet';
  value: number;
  currency: 'BRL';
  /** 1 to 4: the player's first to fourth approved deposit. */
  occurrence?: number;
  transaction_id?: string;
}

/** Everything that is told about a visit, by the names under which the sinks hear of it. Nobody is named in it. */
export type TrackingEvent =
  | { event: 'page_view'; page_location: string }
  | { event: 'registration' }
  | { event: 'login' }
  | MoneyEvent;

/** What a visitor must have said yes to before marketing tags hear of it. */
export const consentOfEvent: Readonly<Record<TrackingEvent['event'], OptionalCategory>> = {
  page_view: 'statistics',
  login: 'statistics',
  registration: 'marketing',
  deposit: 'marketing',
  bet: 'marketing',
};

const tracedOccurrences = 4;

/** A transaction as a tracking event; null: none. What is approved and of the type of bets is one, whatever it is for. */
export function trackingEventOf(reported: TransactionEvent): MoneyEvent | null {
  const { source_type, status, type, amount, source } = reported;
  if (status !== transactionStatuses.approved) return null;
  const facts = { value: amount / 100, currency: 'BRL', transaction_id: source?.id } as const;
  if (type === transactionTypes.bet) return { event: 'bet', ...facts };
  const occurrence = source?.occurrence;
  if (source_type !== 'Deposit' || occurrence === undefined) return null;
  if (occurrence < 1 || occurrence > tracedOccurrences) return null;
  return { event: 'deposit', occurrence, ...facts };
}
