import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { typedFields } from '../../shared/reload/typedFields.ts';
import type { RootState } from '../../shared/state/rootState.ts';

/** Rounds, bets and payments happen here. */
const busyRoutes: ReadonlySet<RouteId> = new Set<RouteId>([
  'play-id',
  'play-provider-name',
  'games-mines',
  'games-double',
  'sports',
  'sports-esports',
  'altenar-sports',
  'user-wallet-deposit',
  'user-wallet-withdraw',
]);

export interface Moment {
  path: string;
  dialogs: number;
  typed: number;
  mutations: readonly { status: string }[];
}

/** Whether nobody would lose anything, or be disturbed, if the page were fetched anew now. */
export function isHarmless({ path, dialogs, typed, mutations }: Moment): boolean {
  const route = routeOfPath(path);
  if (route && busyRoutes.has(route)) return false;
  return dialogs === 0 && typed === 0 && !mutations.some(({ status }) => status === 'pending');
}

export function thisMoment(state: RootState): Moment {
  return {
    path: location.pathname,
    dialogs: document.querySelectorAll('dialog[open]').length,
    typed: typedFields().length,
    mutations: Object.values(state.api.mutations).flatMap((call) => call ?? []),
  };
}
