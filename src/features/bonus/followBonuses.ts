import { safeParse } from 'valibot';
import { channels, realtimeEvents } from '../../shared/contract/realtime.ts';
import { rolloverSchema } from '../../shared/contract/rollover.ts';
import type { RealtimeClient } from '../../shared/realtime/realtimeConnection.ts';

/** Bets come quickly; what they moved is asked for once they have settled down. */
const settleMs = 300;

export interface BonusFollower {
  /** Follows just these rollovers from now on. */
  follow: (ids: readonly string[]) => void;
  end: () => void;
}

/** Each rollover's channel says that something moved; how much, the operator says when it is asked. */
export function followBonuses(realtime: RealtimeClient | null, refetch: () => void): BonusFollower {
  const followed = new Map<string, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetchSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(refetch, settleMs);
  };
  const unfollow = (id: string) => {
    followed.get(id)?.();
    followed.delete(id);
  };
  return {
    follow: (ids) => {
      for (const id of followed.keys()) if (!ids.includes(id)) unfollow(id);
      for (const id of ids) {
        if (!realtime || followed.has(id)) continue;
        const end = realtime.subscribe({
          channel: channels.rollover(id),
          event: realtimeEvents.rollover,
          onEvent: (message) => {
            const isRollover = safeParse(rolloverSchema, message).success;
            if (isRollover) refetchSoon();
            return isRollover;
          },
          onSubscribed: refetchSoon,
          onRefused: refetchSoon,
        });
        followed.set(id, end);
      }
    },
    end: () => {
      clearTimeout(timer);
      for (const id of [...followed.keys()]) unfollow(id);
    },
  };
}
