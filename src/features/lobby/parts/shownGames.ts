import type { LobbyGame } from '../lobbyGames.ts';
import { foldedText } from './foldedText.ts';
import type { GameIndex } from './gameIndex.ts';
import type { LobbyView, SortOrder } from './lobbyView.ts';

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** The games of a view in the order in which they are shown. Without an index, words are looked for letter by letter. */
export function shownGames(
  games: readonly LobbyGame[],
  index: GameIndex | null,
  { search, providers, sort }: LobbyView,
): LobbyGame[] {
  const wanted = new Set(providers);
  const found = search.trim() ? searched(games, index, search) : games;
  const filtered = found.filter(({ game }) => wanted.size === 0 || wanted.has(game.provider.slug));
  return sorted(filtered, sort);
}

function searched(games: readonly LobbyGame[], index: GameIndex | null, search: string): LobbyGame[] {
  if (index) return index.find(search).flatMap((place) => games[place] ?? []);
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  return games.filter(({ game, categoryNames }) => {
    const text = foldedText(`${game.name} ${game.provider.name} ${categoryNames.join(' ')}`);
    return words.every((word) => text.includes(word));
  });
}

function sorted(games: LobbyGame[], sort: SortOrder): LobbyGame[] {
  switch (sort) {
    case 'destaque':
      return games;
    case 'nome':
      return games.sort((one, other) => byName.compare(one.game.name, other.game.name));
    case 'rtp':
      return games.sort((one, other) => (other.game.rtp ?? 0) - (one.game.rtp ?? 0));
  }
}
