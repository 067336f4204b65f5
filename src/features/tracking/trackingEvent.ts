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
