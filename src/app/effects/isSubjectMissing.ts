import { createSelector } from '@reduxjs/toolkit';
import type { Params } from 'react-router';
import { findGame } from '../../features/game/findGame.ts';
import { bettingRulesSlug, hasLegalText } from '../../features/legal/hasLegalText.ts';
import { categoriesApi } from '../../features/lobby/categoriesApi.ts';
import { findCategory } from '../../features/lobby/findCategory.ts';
import { isNamed } from '../../features/lobby/gameUrl.ts';
import { lobbyGames } from '../../features/lobby/lobbyGames.ts';
import { offeredCategories } from '../../features/lobby/offeredCategories.ts';
import { selectFavorites } from '../../features/lobby/selectFavorites.ts';
import { promotionsApi } from '../../features/promotions/promotionsApi.ts';
import { providersApi } from '../../features/providers/providersApi.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { isPrerendered } from '../../shared/query/isPrerendered.ts';
import type { RootState } from '../../shared/state/rootState.ts';

export interface SubjectUrl {
  routeId: RouteId | null;
  params: Params;
}

const selectProviders = providersApi.endpoints.getProviders.select();
const selectPromotions = promotionsApi.endpoints.getPromotions.select();

// The whole lobby; null until it has loaded, because a prerendered part proves nothing.
const selectLobby = createSelector(
  [categoriesApi.endpoints.getCategories.select(), (_: RootState, { features }: BrandRecord) => features],
  (query, features) => {
    if (query.data === undefined || isPrerendered(query)) return null;
    const categories = offeredCategories(query.data, features);
    return { categories, games: lobbyGames(categories) };
  },
);

/** Tells whether the operator or the brand lacks the page's subject, as far as responses have arrived. */
export function isSubjectMissing(
  state: RootState,
  brand: BrandRecord,
  { routeId, params }: SubjectUrl,
): boolean {
  switch (routeId) {
    case 'casino-category':
      return isCategoryMissing(state, brand, params.categoryName ?? '');
    case 'play-id':
    case 'play-provider-name':
      return isGameMissing(state, brand, params);
    case 'providers-id':
      return isProviderMissing(state, brand, params.id ?? '');
    case 'promotions-id': {
      const query = selectPromotions(state);
      return (
        query.data !== undefined && !isPrerendered(query) && !query.data.some(({ id }) => id === params.id)
      );
    }
    case 'regulation':
    case 'rules-betting':
      return !hasLegalText(brand, params.regulation ?? bettingRulesSlug);
    default:
      return false;
  }
}

// Without any game the page says so.
function isCategoryMissing(state: RootState, brand: BrandRecord, word: string): boolean {
  const lobby = selectLobby(state, brand);
  return lobby !== null && lobby.games.length > 0 && !findCategory(lobby.categories, word);
}

function isGameMissing(state: RootState, brand: BrandRecord, params: Params): boolean {
  const lobby = selectLobby(state, brand);
  if (lobby === null || findGame(lobby.games, params)) return false;
  return lobby.games.length === 0 || !selectFavorites(state).some(({ id }) => id === params.id);
}

function isProviderMissing(state: RootState, brand: BrandRecord, word: string): boolean {
  const lobby = selectLobby(state, brand);
  const { data, isError } = selectProviders(state);
  if (lobby === null || lobby.games.length === 0 || (data === undefined && !isError)) return false;
  return !data?.some(isNamed(word)) && !lobby.games.some(({ game: { provider } }) => isNamed(word)(provider));
}
