import { backoffMs } from '../time/wait.ts';
import { realtimeConnectionChanged } from './realtimeSlice.ts';
import type { RealtimeClient, RealtimeOptions } from './realtimeSubscription.ts';

const loadHub = async (options: RealtimeOptions): Promise<RealtimeClient> => {
  const { openRealtimeHub } = await import('./realtimeHub.ts');
  return openRealtimeHub(options);
};

/**
 * Fetches realtime with the first subscription; retries a failed download as long as a subscription wants it.
 */
export function createRealtimeClient(options: RealtimeOptions, load = loadHub): RealtimeClient {
  const { dispatch } = options;
  let hub: Promise<RealtimeClient> | undefined;
  // Subscriptions that have not ended.
  let wanted = 0;
  let hasReachedHub = false;
  return {
    subscribe: (subscription) => {
      let end = () => {};
      let isWanted = true;
      const start = (failures: number): void => {
        if (!hub) dispatch(realtimeConnectionChanged('connecting'));
        hub ??= load(options);
        const current = hub;
        current.then(
          (opened) => {
            if (!isWanted) return;
            hasReachedHub = true;
            end = opened.subscribe(subscription);
          },
          () => {
            if (hub === current) hub = undefined;
            dispatch(realtimeConnectionChanged('failed'));
            setTimeout(() => isWanted && start(failures + 1), backoffMs(failures));
          },
        );
      };
      wanted += 1;
      start(1);
      return () => {
        if (!isWanted) return;
        isWanted = false;
        wanted -= 1;
        end();
        // From its first subscription on, the hub reports the state.
        if (wanted === 0 && !hasReachedHub) dispatch(realtimeConnectionChanged('disconnected'));
      };
    },
  };
}
