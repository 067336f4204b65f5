import { createHash, createHmac, randomBytes } from 'node:crypto';

// Rounds of one chain: five days of a table that never pauses. The next chain follows by itself.
export const chainLength = 20_000;

// What the tenant's seeds are made from. All but the salt is secret.
export interface ChainSecrets {
  // Last seed of the first chain.
  terminalSeed: string;
  // Key of the last seeds of all later chains; no revealed seed leads to it.
  laterKey: string;
  salt: string;
}

export interface SeedChain {
  salt: string;
  // Seed of round n, from 1 on; within a chain its SHA-256 is the seed of round n − 1, which is already public.
  seed(round: number): string;
  // Hash of the seed, published before round n.
  hash(round: number): string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Builds each chain before its first bet; rounds use it backwards, so no seed reveals a later one. */
export function seedChain({ terminalSeed, laterKey, salt }: ChainSecrets): SeedChain {
  const chains = new Map<number, string[]>();
  const chainAt = (index: number) => {
    const known = chains.get(index);
    if (known) return known;
    const terminal =
      index === 0 ? terminalSeed : createHmac('sha256', laterKey).update(String(index)).digest('hex');
    const seeds = new Array<string>(chainLength + 1);
    seeds[chainLength] = terminal;
    for (let place = chainLength - 1; place >= 0; place -= 1) seeds[place] = sha256(seeds[place + 1] ?? '');
    chains.set(index, seeds);
    return seeds;
  };
  const at = (round: number, before: number) => {
    const index = Math.floor((round - 1) / chainLength);
    const seed = index < 0 ? undefined : chainAt(index)[round - index * chainLength - before];
    if (seed === undefined) throw new RangeError(`There is no round ${round}`);
    return seed;
  };
  return { salt, seed: (round) => at(round, 0), hash: (round) => at(round, 1) };
}

// Rounds before the first visitor, without bets: results of the same chain fill the table's history.
export const earlierRounds = 100;

export const freshChain = () => ({
  terminalSeed: randomBytes(32).toString('hex'),
  laterKey: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
  nextRound: earlierRounds + 1,
});
