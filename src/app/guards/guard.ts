import type { DataRouter, Location } from 'react-router';
import type { GuardName } from '../../shared/paths/routeEntry.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';

export type GuardOutcome =
  | { kind: 'passed' }
  /** Stay where the player is; on a first page, go home. */
  | { kind: 'blocked' }
  | { kind: 'redirected'; to: string };

export interface GuardContext {
  store: AppStore;
  services: Services;
  /** Where the player wants to go. */
  to: Pick<Location, 'pathname' | 'search' | 'hash'>;
  router: Pick<DataRouter, 'subscribe'>;
  /** Ends with the navigation: of a page that is left later, `whenLeft` tells. */
  signal: AbortSignal;
}

export type Guard = (context: GuardContext) => GuardOutcome | Promise<GuardOutcome>;

export type Guards = Partial<Record<GuardName, Guard>>;

export const passed: GuardOutcome = { kind: 'passed' };
export const blocked: GuardOutcome = { kind: 'blocked' };
