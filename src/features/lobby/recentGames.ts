import * as v from 'valibot';
import { readStored, type StoredValue, writeStored } from '../../shared/storage/browserStorage.ts';

const kept = 18;
const idsSchema = v.array(v.string());

function recentGames(brandId: string): StoredValue<string[]> {
  return {
    key: `${brandId}-recent-games`,
    version: 1,
    parse: (value) => {
      const ids = v.safeParse(idsSchema, value);
      return ids.success ? ids.output : null;
    },
  };
}

export function readRecentGames(brandId: string): string[] {
  return readStored(recentGames(brandId)) ?? [];
}

export function recordRecentGame(brandId: string, gameId: string): void {
  const others = readRecentGames(brandId).filter((id) => id !== gameId);
  writeStored(recentGames(brandId), [gameId, ...others].slice(0, kept));
}
