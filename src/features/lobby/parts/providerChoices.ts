import type { LobbyGame } from '../lobbyGames.ts';
import type { ProviderChoice } from './ProviderFilter.tsx';

/** Counts the games of each provider, in the order of the list; sorting by name waits until the names are shown. */
export function providerChoices(games: readonly LobbyGame[]): ProviderChoice[] {
  const bySlug = new Map<string, ProviderChoice>();
  for (const { game } of games) {
    const { slug, name } = game.provider;
    bySlug.set(slug, { slug, name, games: (bySlug.get(slug)?.games ?? 0) + 1 });
  }
  return [...bySlug.values()];
}
