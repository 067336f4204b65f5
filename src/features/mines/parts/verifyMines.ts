import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { mineIndexes } from '../../../shared/fairness/mineIndexes.ts';
import { roundSeed } from '../../../shared/fairness/roundSeed.ts';

export interface MinesProof {
  // The seed has the hash shown before the bet.
  seedMatches: boolean;
  // The seeds give the mines of the round.
  minesMatch: boolean;
  // The pair seed has its published hash and gives the round's seed; null until it is revealed.
  pairMatches: boolean | null;
  // Tiles 0 to 24.
  indexes: number[];
}

type Proven = Pick<
  MinesRound,
  | 'server_seed'
  | 'server_seed_hash'
  | 'client_seed'
  | 'nonce'
  | 'mines'
  | 'mine_tiles'
  | 'pair_hash'
  | 'pair_seed'
>;

/** Recomputes a finished round in this browser, without a request. */
export async function verifyMines(round: Proven): Promise<MinesProof> {
  const serverSeed = round.server_seed ?? '';
  const seeds = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce };
  const indexes = await mineIndexes(seeds, round.mines);
  const { pair_seed: pairSeed } = round;
  return {
    seedMatches: (await sha256(serverSeed)) === round.server_seed_hash,
    minesMatch: JSON.stringify(indexes) === JSON.stringify(round.mine_tiles),
    pairMatches:
      pairSeed === undefined
        ? null
        : (await sha256(pairSeed)) === round.pair_hash &&
          (await roundSeed(pairSeed, round.nonce)) === serverSeed,
    indexes,
  };
}
