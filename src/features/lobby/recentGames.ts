import * as v from 'valibot';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';

const kept = 18;
// Enough to link a game and to show its cover while the list of games is out of reach.
const recentSchema = v.array(v.object({ id: v.string(), name: v.string(), image: v.optional(v.string()) }));
type RecentGame = v.InferOutput<typeof recentSchema>[number];

function recentGames(brandId: string): StoredValue<RecentGame[]> {
  return {
    key: `${brandId}-recent-games`,
    version: 2,
    parse: (value) => {
      const games = v.safeParse(recentSchema, value);
      return games.success ? games.output : null;
    },
  };
}

export function readRecentGames(brandId: string): RecentGame[] {
  return readStored(recentGames(brandId)) ?? [];
}

export function recordRecentGame(brandId: string, { id, name, image }: RecentGame): void {
  const others = readRecentGames(brandId).filter((game) => game.id !== id);
  writeStored(recentGames(brandId), [{ id, name, image }, ...others].slice(0, kept));
}
