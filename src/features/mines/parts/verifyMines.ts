import type { MinesRound } from '../../../shared/contract/games.ts';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { minePlaces } from '../../../shared/fairness/minePlaces.ts';
import { roundSeed } from '../../../shared/fairness/roundSeed.ts';

export interface MinesProof {
  /** The seed is the one whose hash was shown before the bet. */
  seedMatches: boolean;
  /** The mines lay where the seeds put them. */
  minesMatch: boolean;
  /** The round's seed was made from the pair's, whose hash was shown before its first round; null: not shown yet. */
  pairMatches: boolean | null;
  /** Tiles 0 to 24. */
  places: number[];
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

/** Computes a round that is over anew, in this browser, without asking anybody. */
export async function verifyMines(round: Proven): Promise<MinesProof> {
  const serverSeed = round.server_seed ?? '';
  const seeds = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce };
  const places = await minePlaces(seeds, round.mines);
  const { pair_seed: pairSeed } = round;
  return {
    seedMatches: (await sha256(serverSeed)) === round.server_seed_hash,
    minesMatch: JSON.stringify(places) === JSON.stringify(round.mine_tiles),
    pairMatches:
      pairSeed === undefined
        ? null
        : (await sha256(pairSeed)) === round.pair_hash &&
          (await roundSeed(pairSeed, round.nonce)) === serverSeed,
    places,
  };
}
