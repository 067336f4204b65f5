import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import { withLock } from '../../shared/storage/withLock.ts';
import type { MoneyEvent } from './trackingEvent.ts';
import { recordEvent } from './trackingSinks.ts';

const rememberedEvents = 50;

// Every tab receives every transaction, and the first one records it.
const recorded: StoredValue<string[]> = {
  key: 'tracked-transactions',
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
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

// Records a transaction once for all tabs.
export async function recordTransaction(reported: TransactionEvent): Promise<void> {
  const event = trackingEventOf(reported);
  if (!event) return;
  const isFirst = await withLock('tracked-transactions', async () =>
    claim(`${event.event}:${event.transaction_id ?? ''}`),
  );
  if (isFirst) recordEvent(event);
}

function claim(id: string): boolean {
  if (id.endsWith(':')) return true;
  const ids = readStored(recorded) ?? [];
  if (ids.includes(id)) return false;
  writeStored(recorded, [...ids, id].slice(-rememberedEvents));
  return true;
}

export function registerTransactionTracking(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }) => recordTransaction(payload),
  });
}
