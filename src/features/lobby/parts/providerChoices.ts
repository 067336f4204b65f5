import type { LobbyGame } from '../lobbyGames.ts';
import type { ProviderChoice } from './ProviderFilter.tsx';

/** Counts the games of each provider, sorted by name. */
export function providerChoices(games: readonly LobbyGame[]): ProviderChoice[] {
  const bySlug = new Map<string, ProviderChoice>();
  for (const { game } of games) {
    const { slug, name } = game.provider;
    bySlug.set(slug, { slug, name, games: (bySlug.get(slug)?.games ?? 0) + 1 });
  }
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}
