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
            if (isWanted) end = opened.subscribe(subscription);
          },
          () => {
            if (hub === current) hub = undefined;
            dispatch(realtimeConnectionChanged('failed'));
            setTimeout(() => isWanted && start(failures + 1), backoffMs(failures));
          },
        );
      };
      start(1);
      return () => {
        isWanted = false;
        end();
      };
    },
  };
}
