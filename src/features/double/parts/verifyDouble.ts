import { sha256 } from '../../../shared/fairness/digests.ts';
import { doubleSlot } from '../../../shared/fairness/doubleSlot.ts';

export interface DoubleProof {
  /** The seed's hash is the seed of the round before, which was known when bets were taken. */
  chainMatches: boolean;
  slotMatches: boolean;
  slot: number;
}

interface PastRound {
  slot: number;
  seed: string;
}

/** Computes a past round anew, in this browser. `before` is the round before it, or null where it is not known. */
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

/**
 * The seed of an earlier round: each one's hash is the seed of the round before it. `back` is how many rounds.
 */
export async function earlierSeed(seed: string, back: number): Promise<string> {
  let earlier = seed;
  for (let step = 0; step < back; step += 1) earlier = await sha256(earlier);
  return earlier;
}
