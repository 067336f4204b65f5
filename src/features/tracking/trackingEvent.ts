import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import type { OptionalCategory } from '../consent/consentDecision.ts';

// A deposit or a bet; `value` is in reais, as tags expect it.
export interface MoneyEvent {
  event: 'deposit' | 'bet';
  value: number;
  currency: 'BRL';
  // 1 to 4 for the player's first to fourth approved deposit.
  occurrence?: number;
  transaction_id?: string;
}

// Tracking events of the catalogue; none identifies a player.
export type TrackingEvent =
  | { event: 'page_view'; page_location: string }
  | { event: 'registration' }
  | { event: 'login' }
  | MoneyEvent;

// Consent that marketing tags need for each event.
export const consentOfEvent: Readonly<Record<TrackingEvent['event'], OptionalCategory>> = {
  page_view: 'statistics',
  login: 'statistics',
  registration: 'marketing',
  deposit: 'marketing',
  bet: 'marketing',
};

const tracedOccurrences = 4;

/** Converts a transaction to a tracking event; an approved one of type 0 is a bet for every source. */
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
