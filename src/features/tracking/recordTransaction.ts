import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import { withLock } from '../../shared/storage/withLock.ts';
import { trackingEventOf } from './trackingEvent.ts';
import { recordEvent } from './trackingSinks.ts';

const rememberedEvents = 50;

// Every tab receives every transaction, and the first one records it.
const recorded: StoredValue<string[]> = {
  key: 'tracked-transactions',
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
};

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
