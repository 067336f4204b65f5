import { useSyncExternalStore } from 'react';
import { isReloadHeld, watchHeld } from './returnOnline.ts';

/** Whether the network is back and the reload waits for something typed that cannot be kept. */
export function useReturn(): boolean {
  return useSyncExternalStore(watchHeld, isReloadHeld, () => false);
}
