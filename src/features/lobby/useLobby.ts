import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Category } from '../../shared/contract/casino/casino.ts';
import { isPrerendered } from '../../shared/query/isPrerendered.ts';
import { type LoadState, loadStateOf } from '../../shared/query/loadState.ts';
import { useLazyQuery } from '../../shared/query/useLazyQuery.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { type LobbyGame, lobbyGames } from './lobbyGames.ts';
import { getCategories, offeredCategories } from './offeredCategories.ts';

export interface Lobby {
  categories: Category[];
  games: LobbyGame[];
  // Load state of the remaining games while only the prerendered ones are shown; null when complete.
  unfinished: LoadState<Lobby> | null;
}

/** Loads the games that this brand offers. */
export function useLobby(): LoadState<Lobby> {
  const { features } = useBrand();
  const latest = useLazyQuery(getCategories);
  // Rendered in slices: the first covers are a long task on a slow phone.
  const data = useDeferredValue(latest.data);
  const fulfilledTimeStamp = useDeferredValue(latest.fulfilledTimeStamp);
  const query = { ...latest, data, fulfilledTimeStamp };
  const state = useLoadState(query);
  const response = state.kind === 'ready' ? state.value : null;
  const lobby = useMemo(() => {
    const categories = offeredCategories(response ?? [], features);
    return { categories, games: lobbyGames(categories) };
  }, [response, features]);
  if (state.kind !== 'ready') return state;
  if (lobby.games.length === 0) return { kind: 'empty' };
  const unfinished = isPrerendered(query) ? loadStateOf<Lobby>({ ...query, data: undefined }) : null;
  return { kind: 'ready', value: { ...lobby, unfinished } };
}

/** Returns the state of a page about one item, `absent` only after everything has loaded without it. */
export function lobbyAbout(state: LoadState<Lobby>, isThere: boolean): LoadState<Lobby> | 'absent' {
  if (state.kind !== 'ready' || isThere) return state;
  return state.value.unfinished ?? 'absent';
}
