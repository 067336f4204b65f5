import type { Game } from '../../shared/contract/casino.ts';

/** The address by which people know a game. */
export function gameAddress({ provider, slug }: Pick<Game, 'provider' | 'slug'>): string {
  return `/play/${encodeURIComponent(provider.slug)}/${encodeURIComponent(slug)}`;
}
