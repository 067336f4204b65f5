import type { LobbyGame } from '../lobbyGames.ts';
import type { LobbyView, SortOrder } from './lobbyView.ts';
import { foldedText } from './search/foldedText.ts';
import { searchGames } from './search/searchGames.ts';

/** Applies search, filters and order of a view. */
export function shownGames(
  games: readonly LobbyGame[],
  { search, providers, sort }: LobbyView,
): readonly LobbyGame[] {
  const found = search.trim() ? searchGames(games, search) : games;
  const filtered =
    providers.length > 0 ? found.filter(({ game }) => providers.includes(game.provider.slug)) : found;
  if (sort === 'destaque') return filtered;
  const ordered = orderedGames(games, sort);
  if (filtered === games) return ordered;
  const wanted = new Set(filtered);
  return ordered.filter((entry) => wanted.has(entry));
}

type OwnOrder = Exclude<SortOrder, 'destaque'>;

const known = new WeakMap<readonly LobbyGame[], Partial<Record<OwnOrder, readonly LobbyGame[]>>>();

// Memoized: thousands of games are sorted once, not on every keystroke.
function orderedGames(games: readonly LobbyGame[], sort: OwnOrder): readonly LobbyGame[] {
  const made = known.get(games) ?? {};
  const ordered = made[sort] ?? (sort === 'nome' ? byName(games) : byRtp(games));
  known.set(games, { ...made, [sort]: ordered });
  return ordered;
}

// Compares folded names: locale comparison takes ten times as long. Numbers sort by value.
function byName(games: readonly LobbyGame[]): LobbyGame[] {
  const keyed = games.map((entry) => ({
    entry,
    key: foldedText(entry.game.name).replace(/\d+/g, (digits) => digits.padStart(6, '0')),
  }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return keyed.map(({ entry }) => entry);
}

const byRtp = (games: readonly LobbyGame[]): LobbyGame[] =>
  [...games].sort((one, other) => (other.game.rtp ?? 0) - (one.game.rtp ?? 0));
