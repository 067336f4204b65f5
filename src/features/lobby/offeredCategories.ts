import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import { lazyQuery } from '../../shared/query/lazyQuery.ts';

export const getCategories = lazyQuery('getCategories', () =>
  import('./categoriesApi.ts').then(({ categoriesApi }) => categoriesApi.endpoints.getCategories),
);

type Features = Pick<BrandRecord['features'], 'live' | 'slots'>;

/** Returns the categories that the brand's features allow, without those left empty. */
export function offeredCategories(categories: readonly Category[], { live, slots }: Features): Category[] {
  const isOffered = (game: Game) => live || !game.live;
  return categories.flatMap((category) => {
    if (!slots && category.slug === 'slots') return [];
    const games = category.games.filter(isOffered);
    return games.length > 0 ? [{ ...category, games }] : [];
  });
}
