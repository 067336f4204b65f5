import { safeParse } from 'valibot';
import { type MinesRound, minesSchema } from '../../shared/contract/casino/games.ts';
import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';

interface OpenRound {
  userId: string;
  round: MinesRound;
}

const storedRound: StoredValue<OpenRound> = {
  key: 'mines-round',
  version: 1,
  parse: (value) => {
    if (typeof value !== 'object' || value === null || !('userId' in value && 'round' in value)) return null;
    const parsed = safeParse(minesSchema, { data: value.round });
    if (!parsed.success || typeof value.userId !== 'string') return null;
    return { userId: value.userId, round: parsed.output.data };
  },
};

export function readOpenRound(userId: string | undefined): MinesRound | null {
  const kept = readStored(storedRound);
  return kept?.userId === userId ? (kept?.round ?? null) : null;
}

/** Stores a round across reloads while it is open. */
export function keepOpenRound(userId: string, round: MinesRound): void {
  if (round.status === 'playing') writeStored(storedRound, { userId, round });
  else forgetOpenRound();
}

export function forgetOpenRound(): void {
  removeStored(storedRound);
}
