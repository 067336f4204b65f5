import { safeParse } from 'valibot';
import {
  channels,
  realtimeEvents,
  type TransactionEvent,
  transactionEventSchema,
} from '../../shared/contract/realtime.ts';
import type { RealtimeClient } from '../../shared/realtime/realtimeConnection.ts';

interface TransactionHandlers {
  onTransaction: (event: TransactionEvent) => void;
  /** Something may have happened that nobody told. */
  onMissed: () => void;
}

/** Hears of the player's transactions. */
export function followTransactions(
  realtime: RealtimeClient,
  userId: string,
  { onTransaction, onMissed }: TransactionHandlers,
): () => void {
  return realtime.subscribe({
    channel: channels.transactions(userId),
    event: realtimeEvents.transaction,
    onEvent: (message) => {
      const event = safeParse(transactionEventSchema, message);
      if (event.success) onTransaction(event.output);
      return event.success;
    },
    onSubscribed: onMissed,
    onRefused: onMissed,
  });
}
