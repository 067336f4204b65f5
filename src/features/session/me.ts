import type { User } from '../../shared/contract/account/user.ts';
import { lazyQuery } from '../../shared/query/lazyQuery.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

export const getMe = lazyQuery('getMe', () =>
  import('./meApi.ts').then(({ meApi }) => meApi.endpoints.getMe),
);

/** Selects the player, but never one that the cache holds from an earlier session. */
export function selectUser(state: RootState): User | null {
  return selectIsAuthenticated(state) ? (getMe.select(state).data ?? null) : null;
}
