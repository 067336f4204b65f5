import { sha256 } from '../../../shared/fairness/digests.ts';
import { doubleSlot } from '../../../shared/fairness/doubleSlot.ts';

export interface DoubleProof {
  // The seed's hash is the seed of the previous round, known before bets were accepted.
  chainMatches: boolean;
  slotMatches: boolean;
  slot: number;
}

interface PastRound {
  slot: number;
  seed: string;
}

/** Recomputes a past round in this browser; `before` is the previous round, or null when unknown. */
export async function verifyDouble(
  round: PastRound,
  before: PastRound | null,
  salt: string,
): Promise<DoubleProof> {
  const slot = await doubleSlot(round.seed, salt);
  return {
    chainMatches: before === null || (await sha256(round.seed)) === before.seed,
    slotMatches: slot === round.slot,
    slot,
  };
}

/** Derives the seed `back` rounds earlier: hashing a seed gives the seed of the previous round. */
export async function earlierSeed(seed: string, back: number): Promise<string> {
  let earlier = seed;
  for (let step = 0; step < back; step += 1) earlier = await sha256(earlier);
  return earlier;
}
