import { useEffect, useState } from 'react';
import type { LobbyGame } from '../lobbyGames.ts';
import type { GameIndex } from './gameIndex.ts';

const made = new WeakMap<readonly LobbyGame[], Promise<GameIndex>>();

function indexOf(games: readonly LobbyGame[]): Promise<GameIndex> {
  const known = made.get(games);
  if (known) return known;
  const index = import('./gameIndex.ts').then(({ createGameIndex }) => createGameIndex(games));
  made.set(games, index);
  index.catch(() => made.delete(games));
  return index;
}

/** The list's index, made when the page has a moment or when `urgent`; null until it is there. */
export function useGameIndex(games: readonly LobbyGame[], urgent: boolean): GameIndex | null {
  const [ready, setReady] = useState<{ games: readonly LobbyGame[]; index: GameIndex } | null>(null);
  useEffect(() => {
    let current = true;
    const make = () =>
      void indexOf(games).then(
        (index) => current && setReady({ games, index }),
        () => {},
      );
    const timer = setTimeout(make, urgent ? 0 : 1_500);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [games, urgent]);
  return ready?.games === games ? ready.index : null;
}
