import { randomBytes } from 'node:crypto';
import { minesStatuses } from '../../domain/states.ts';
import { Refusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { listMinesRounds } from './minesRounds.ts';
import { currentSeedPair, type MinesSeedPair, retireSeedPair, saveSeedPair } from './minesSeedPairs.ts';

const freshPair = () => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed: randomBytes(8).toString('hex'),
});

/** Returns the pair of the player's next round, whose hash is known before the player chooses a client seed. */
export function minesSeedPair(work: UnitOfWork, userId: string): Promise<MinesSeedPair> {
  return currentSeedPair(work.db, work.tenant, userId, freshPair());
}

/** Reveals the current pair and starts a new one at nonce 0; refused while one of its rounds is open. */
export async function rotateMinesSeeds(
  work: UnitOfWork,
  userId: string,
  clientSeed: string | undefined,
): Promise<void> {
  // Locks the pair first, so that a round that is starting with it is visible below.
  const old = await minesSeedPair(work, userId);
  const [latest] = await listMinesRounds(work.db, work.tenant, userId, { count: 1 });
  if (latest?.status === minesStatuses.playing) {
    throw new Refusal(422, {
      success: false,
      message: 'Termine a rodada aberta antes de trocar as sementes.',
    });
  }
  await retireSeedPair(work.db, old.id, work.now);
  const next = await minesSeedPair(work, userId);
  const own = requestedClientSeed(clientSeed);
  if (own) await saveSeedPair(work.db, { ...next, clientSeed: own });
}

const longestSeed = 64;

export const requestedClientSeed = (text: string | undefined) => text?.trim().slice(0, longestSeed) || null;
