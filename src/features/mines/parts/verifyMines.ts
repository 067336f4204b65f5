import type { MinesRound } from '../../../shared/contract/games.ts';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { minePlaces } from '../../../shared/fairness/minePlaces.ts';

export interface MinesProof {
  /** The seed is the one whose hash was shown before the bet. */
  seedMatches: boolean;
  /** The mines lay where the seeds put them. */
  minesMatch: boolean;
  /** Tiles 0 to 24. */
  places: number[];
}

/** Computes a round that is over anew, in this browser, without asking anybody. */
export async function verifyMines(
  round: Pick<
    MinesRound,
    'server_seed' | 'server_seed_hash' | 'client_seed' | 'nonce' | 'mines' | 'mine_tiles'
  >,
): Promise<MinesProof> {
  const serverSeed = round.server_seed ?? '';
  const seeds = { serverSeed, clientSeed: round.client_seed, nonce: round.nonce };
  const places = await minePlaces(seeds, round.mines);
  return {
    seedMatches: (await sha256(serverSeed)) === round.server_seed_hash,
    minesMatch: JSON.stringify(places) === JSON.stringify(round.mine_tiles),
    places,
  };
}
