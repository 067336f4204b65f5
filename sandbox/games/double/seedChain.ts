import { createHash, randomBytes } from 'node:crypto';

// Rounds of one chain, which last for months.
export const chainLength = 20_000;

export interface SeedChain {
  salt: string;
  // Seed of round n, from 1 on; its SHA-256 is the seed of round n − 1, which is already public.
  seed(round: number): string;
  // Hash of the seed, published before round n.
  hash(round: number): string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Builds the chain before the first bet; rounds use it backwards, so no seed reveals a later one. */
export function seedChain(terminalSeed: string, salt: string): SeedChain {
  const seeds = new Array<string>(chainLength + 1);
  seeds[chainLength] = terminalSeed;
  for (let round = chainLength - 1; round >= 0; round -= 1) seeds[round] = sha256(seeds[round + 1] ?? '');
  const at = (round: number) => {
    const seed = seeds[round];
    if (seed === undefined) throw new RangeError(`The chain has no round ${round}`);
    return seed;
  };
  return { salt, seed: at, hash: (round) => at(round - 1) };
}

// Rounds before the first visitor, without bets: results of the same chain fill the table's history.
export const earlierRounds = 100;

export const freshChain = () => ({
  terminalSeed: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
  nextRound: earlierRounds + 1,
});
