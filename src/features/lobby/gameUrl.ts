import type { Game } from '../../shared/contract/casino/casino.ts';

/** Tells whether a word of a URL names a game or provider: by its slug, or by its id. */
export const isNamed =
  (word: string | undefined) =>
  ({ slug, id }: Pick<Game, 'slug' | 'id'>): boolean =>
    slug === word || id === word;

/** Returns the URL of a game, without the provider when it has no slug. */
export function gameUrl({ provider, slug }: Pick<Game, 'provider' | 'slug'>): string {
  if (!provider.slug) return `/play/${encodeURIComponent(slug)}`;
  return `/play/${encodeURIComponent(provider.slug)}/${encodeURIComponent(slug)}`;
}
