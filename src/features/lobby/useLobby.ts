import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Category } from '../../shared/contract/casino.ts';
import { isCarried } from '../../shared/http/carriedAnswer.ts';
import { type LoadState, loadStateOf } from '../../shared/http/loadState.ts';
import { useLoadState } from '../../shared/http/useLoadState.ts';
import { useGetCategoriesQuery } from './categoriesApi.ts';
import { type LobbyGame, lobbyGames } from './lobbyGames.ts';
import { offeredCategories } from './offeredCategories.ts';

export interface Lobby {
  categories: Category[];
  games: LobbyGame[];
  /** How the rest is doing while these are only the games that the page brought along; null once all are here. */
  unfinished: LoadState<Lobby> | null;
}

/** What this brand offers of the operator's games. */
export function useLobby(): LoadState<Lobby> {
  const { features } = useBrand();
  const query = useGetCategoriesQuery();
  const state = useLoadState(query);
  const answer = state.kind === 'ready' ? state.value : null;
  const lobby = useMemo(() => {
    const categories = offeredCategories(answer ?? [], features);
    return { categories, games: lobbyGames(categories) };
  }, [answer, features]);
  if (state.kind !== 'ready') return state;
  if (lobby.games.length === 0) return { kind: 'empty' };
  const unfinished = isCarried(query) ? loadStateOf<Lobby>({ ...query, data: undefined }) : null;
  return { kind: 'ready', value: { ...lobby, unfinished } };
}

/** The state of a page about one thing among them: `absent` only when all have arrived and it is not there. */
export function lobbyAbout(state: LoadState<Lobby>, isThere: boolean): LoadState<Lobby> | 'absent' {
  if (state.kind !== 'ready' || isThere) return state;
  return state.value.unfinished ?? 'absent';
}
