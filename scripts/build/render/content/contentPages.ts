import type { OperatorContent } from '../../../../src/shared/contract/content/operatorContent.ts';
import { isRouteEnabled, redirectOfRoute } from '../../../../src/shared/paths/routeRules.ts';
import type { RouteId } from '../../../../src/shared/paths/routeTable.ts';
import type { BrandPage } from '../brandPage.ts';
import type { StampableBrand } from '../stampableBrand.ts';

type Listed = Pick<OperatorContent, 'categories' | 'providers' | 'promotions'>;

// Ids of an operator that are valid as a directory name and in a URL. Others have no page file, because the app shows
// them from the shell.
const plainWord = /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9])){0,79}$/i;

// More pages of a kind than this are the operator's mistake.
const mostOfAKind = 1_000;

/** Lists the pages that exist because of the operator's content. */
export function contentPages(
  brand: Pick<StampableBrand, 'settings'>,
  content: Listed,
  taken: ReadonlySet<string>,
): BrandPage[] {
  const seen = new Set([...taken].map((path) => path.toLowerCase()));
  const pagesOf = (route: RouteId, dir: string, words: readonly { word: string; since?: string }[]) => {
    if (!isRouteEnabled(route, brand.settings) || redirectOfRoute(route, brand.settings)) return [];
    return words.slice(0, mostOfAKind).flatMap(({ word, since }): BrandPage[] => {
      const path = `${dir}/${word}`;
      if (!plainWord.test(word) || seen.has(path.toLowerCase())) return [];
      seen.add(path.toLowerCase());
      const file = `${path.slice(1)}/index.html`;
      return [{ route, path, file, canonical: true, word, lastModified: since }];
    });
  };
  const { categories = [], providers = [], promotions = [] } = content;
  return [
    ...pagesOf(
      'casino-category',
      '/casino',
      categories.map(({ slug }) => ({ word: slug })),
    ),
    ...pagesOf(
      'providers-id',
      '/providers',
      providers.map(({ slug }) => ({ word: slug })),
    ),
    ...pagesOf(
      'promotions-id',
      '/promotions',
      promotions.map(({ id, starts_at }) => ({ word: id, ...dayOf(starts_at) })),
    ),
  ];
}

// A promotion's page exists since the promotion began.
function dayOf(instant: string | undefined): { since?: string } {
  const ms = instant === undefined ? Number.NaN : Date.parse(instant);
  return Number.isNaN(ms) || Math.abs(ms) > 8e15 ? {} : { since: new Date(ms).toISOString().slice(0, 10) };
}
