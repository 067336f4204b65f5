import { backoffMs } from '../time/backoffMs.ts';
import type { RealtimeClient, RealtimeOptions } from './realtimeConnection.ts';

const loadHub = async (options: RealtimeOptions): Promise<RealtimeClient> => {
  const { openRealtimeHub } = await import('./realtimeHub.ts');
  return openRealtimeHub(options);
};

/** Fetches realtime with the first subscription. Where it cannot be fetched it is tried again for as long as wanted. */
export function createRealtimeClient(options: RealtimeOptions, load = loadHub): RealtimeClient {
  let hub: Promise<RealtimeClient> | undefined;
  return {
    subscribe: (subscription) => {
      let end = () => {};
      let isWanted = true;
      const start = (failures: number): void => {
        if (!hub) options.onStateChange('connecting');
        hub ??= load(options);
        const current = hub;
        current.then(
          (opened) => {
            if (isWanted) end = opened.subscribe(subscription);
          },
          () => {
            if (hub === current) hub = undefined;
            options.onStateChange('failed');
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
