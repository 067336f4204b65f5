import type { MinesNext, MinesRound, RotatedMinesPair } from '../../../src/shared/contract/casino/games.ts';
import { sha256 } from '../../../src/shared/fairness/digests.ts';
import { mineIndexes } from '../../../src/shared/fairness/mineIndexes.ts';
import { minesMultiplier, mineTiles } from '../../../src/shared/fairness/minesMultiplier.ts';
import { roundSeed } from '../../../src/shared/fairness/roundSeed.ts';
import { minesStatuses } from '../../domain/states.ts';
import { minesEdge } from './mines.ts';
import type { StoredMinesRound } from './minesRounds.ts';
import type { MinesSeedPair } from './minesSeedPairs.ts';

/** Converts a round to the contract: seed and mines only after the round, the pair's seed only after its rotation. */
export async function minesOnWire(round: StoredMinesRound): Promise<MinesRound> {
  const { id, status, betCents, mines, revealed, payoutCents, serverSeed, clientSeed, nonce } = round;
  const over = status !== minesStatuses.playing;
  const safe = revealed.length - (status === minesStatuses.lost ? 1 : 0);
  const goesOn = !over && safe < mineTiles - mines;
  const of = (count: number) => minesMultiplier(mines, count, minesEdge) / 10_000;
  return {
    id,
    status,
    bet: betCents,
    mines,
    revealed,
    multiplier: safe === 0 ? 1 : of(safe),
    next_multiplier: goesOn ? of(safe + 1) : undefined,
    payout: payoutCents,
    server_seed_hash: await sha256(serverSeed),
    client_seed: clientSeed,
    nonce,
    server_seed: over ? serverSeed : undefined,
    mine_tiles: over ? await mineIndexes(round, mines) : undefined,
    pair_hash: round.pairSeed === null ? undefined : await sha256(round.pairSeed),
    pair_seed: over && round.isPairOver ? (round.pairSeed ?? undefined) : undefined,
  };
}

export async function nextSeedsOnWire({ serverSeed, clientSeed, nonce }: MinesSeedPair): Promise<MinesNext> {
  return {
    server_seed_hash: await sha256(await roundSeed(serverSeed, nonce)),
    client_seed: clientSeed,
    nonce,
    pair_hash: await sha256(serverSeed),
  };
}

export async function rotatedPairOnWire({ serverSeed, nonce }: MinesSeedPair): Promise<RotatedMinesPair> {
  return { server_seed: serverSeed, server_seed_hash: await sha256(serverSeed), rounds: nonce };
}
