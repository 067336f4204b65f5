import { safeParse } from 'valibot';
import { channels, realtimeEvents, userUpdateSchema } from '../../shared/contract/realtime.ts';
import type { RealtimeClient } from '../../shared/realtime/realtimeConnection.ts';
import { coalesce } from './coalesce.ts';

/** Whether a message says anything about the balance. What it says is a hint; the figure comes from the API. */
export function isBalanceHint(message: unknown): boolean {
  return safeParse(userUpdateSchema, message).success;
}

/** Bets come quickly: between two questions about them there is this much time. */
const spacingMs = 600;

/** Asks for the profile again whenever the player's channel says that money has moved, or may have without a word. */
export function followBalance(
  realtime: RealtimeClient,
  userId: string,
  fetchProfile: () => PromiseLike<unknown>,
): () => void {
  const refetch = coalesce(fetchProfile, spacingMs);
  return realtime.subscribe({
    channel: channels.user(userId),
    event: realtimeEvents.user,
    onEvent: (message) => {
      const isHint = isBalanceHint(message);
      if (isHint) refetch();
      return isHint;
    },
    onSubscribed: refetch,
    onRefused: refetch,
  });
}
