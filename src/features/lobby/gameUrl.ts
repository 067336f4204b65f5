import type { Game } from '../../shared/contract/casino/casino.ts';

/** Returns the URL of a game, without the provider when it has no slug. */
export function gameUrl({ provider, slug }: Pick<Game, 'provider' | 'slug'>): string {
  if (!provider.slug) return `/play/${encodeURIComponent(slug)}`;
  return `/play/${encodeURIComponent(provider.slug)}/${encodeURIComponent(slug)}`;
}
