import { randomBytes } from 'node:crypto';
import { Refusal } from '../operations/refusal.ts';
import type { Work } from '../operations/work.ts';
import { listMinesRounds } from '../store/minesRounds.ts';
import {
  currentSeedPair,
  type MinesSeedPair,
  retireSeedPair,
  saveSeedPair,
} from '../store/minesSeedPairs.ts';

const freshPair = () => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed: randomBytes(8).toString('hex'),
});

/** The pair that the player's next round is made from; its hash is known before the player chooses a client seed. */
export function minesSeedPair(work: Work, userId: string): Promise<MinesSeedPair> {
  return currentSeedPair(work.sql, work.tenant, userId, freshPair());
}

/** The pair in use is shown and goes; the next one begins at nonce 0. Not while one of its rounds is open. */
export async function rotateMinesSeeds(
  work: Work,
  userId: string,
  clientSeed: string | undefined,
): Promise<void> {
  // The pair is locked first: a round that is being started with it is seen below.
  const old = await minesSeedPair(work, userId);
  const [latest] = await listMinesRounds(work.sql, work.tenant, userId, { count: 1 });
  if (latest?.status === 'playing') {
    throw new Refusal(422, {
      success: false,
      message: 'Termine a rodada aberta antes de trocar as sementes.',
    });
  }
  await retireSeedPair(work.sql, old.id, work.now);
  const next = await minesSeedPair(work, userId);
  const own = wishedClientSeed(clientSeed);
  if (own) await saveSeedPair(work.sql, { ...next, clientSeed: own });
}

const longestSeed = 64;

/** What the player wrote, if anything. */
export const wishedClientSeed = (text: string | undefined) => text?.trim().slice(0, longestSeed) || null;
