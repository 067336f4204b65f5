import type { Game } from '../../shared/contract/casino.ts';

/** URL by which people know a game; a provider without a slug is left out of it. */
export function gameAddress({ provider, slug }: Pick<Game, 'provider' | 'slug'>): string {
  if (!provider.slug) return `/play/${encodeURIComponent(slug)}`;
  return `/play/${encodeURIComponent(provider.slug)}/${encodeURIComponent(slug)}`;
}
