import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Category } from '../../shared/contract/casino.ts';
import type { LoadState } from '../../shared/http/loadState.ts';
import { useLoadState } from '../../shared/http/useLoadState.ts';
import { useGetCategoriesQuery } from './categoriesApi.ts';
import { type LobbyGame, lobbyGames } from './lobbyGames.ts';
import { offeredCategories } from './offeredCategories.ts';

export interface Lobby {
  categories: Category[];
  games: LobbyGame[];
}

/** What this brand offers of the operator's games. */
export function useLobby(): LoadState<Lobby> {
  const { features } = useBrand();
  const state = useLoadState(useGetCategoriesQuery());
  const answer = state.kind === 'ready' ? state.value : null;
  const lobby = useMemo(() => {
    const categories = offeredCategories(answer ?? [], features);
    return { categories, games: lobbyGames(categories) };
  }, [answer, features]);
  if (state.kind !== 'ready') return state;
  return lobby.games.length > 0 ? { kind: 'ready', value: lobby } : { kind: 'empty' };
}
