import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { dirtyFields } from '../../shared/reload/dirtyFields.ts';
import type { RootState } from '../../shared/state/rootState.ts';

export interface Moment {
  path: string;
  dialogs: number;
  typed: number;
  mutations: readonly { status: string }[];
}

/** Tells whether a reload now would neither lose input nor interrupt the player. */
export function isSafeToReload({ path, dialogs, typed, mutations }: Moment): boolean {
  const route = routeOfPath(path);
  if (route && routeEntry(route).busy) return false;
  return dialogs === 0 && typed === 0 && !mutations.some(({ status }) => status === 'pending');
}

export function thisMoment(state: RootState): Moment {
  return {
    path: location.pathname,
    dialogs: document.querySelectorAll('dialog[open]').length,
    typed: dirtyFields().length,
    mutations: Object.values(state.api.mutations).flatMap((call) => call ?? []),
  };
}
