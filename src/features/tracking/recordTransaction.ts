import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';
import { trackingEventOf } from './trackingEvent.ts';
import { recordEvent } from './trackingSinks.ts';

const rememberedEvents = 50;

/** Every tab hears of every transaction; the first to look has recorded it. */
const recorded: StoredValue<string[]> = {
  key: 'tracked-transactions',
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
};

/** Once for all tabs. */
export async function recordTransaction(reported: TransactionEvent): Promise<void> {
  const event = trackingEventOf(reported);
  if (!event) return;
  const isFirst = await alone(() => claim(`${event.event}:${event.transaction_id ?? ''}`));
  if (isFirst) recordEvent(event);
}

function claim(id: string): boolean {
  if (id.endsWith(':')) return true;
  const ids = readStored(recorded) ?? [];
  if (ids.includes(id)) return false;
  writeStored(recorded, [...ids, id].slice(-rememberedEvents));
  return true;
}

function alone(run: () => boolean): Promise<boolean> {
  return navigator.locks
    ? navigator.locks.request('tracked-transactions', async () => run())
    : Promise.resolve(run());
}
