import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { mineIndexes } from '../../../src/shared/fairness/mineIndexes.ts';
import { minesMultiplier, minesPayout, mineTiles } from '../../../src/shared/fairness/minesMultiplier.ts';
import { roundSeed } from '../../../src/shared/fairness/roundSeed.ts';
import { transactionSources } from '../../domain/statement.ts';
import { minesStatuses } from '../../domain/states.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { refuseStakeUnlocked } from '../../operations/wallet/playPermission.ts';
import { payWin, placeStake, type Stake } from '../../operations/wallet/stakes.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import {
  insertMinesRound,
  listMinesRounds,
  lockMinesRound,
  type NewMinesRound,
  type StoredMinesRound,
  saveMinesRound,
} from './minesRounds.ts';
import { saveSeedPair } from './minesSeedPairs.ts';
import { minesSeedPair, requestedClientSeed } from './minesSeeds.ts';

// House edge of one percent, in hundredths of a percent.
export const minesEdge = 100;

const refuse = (message: string) => new Refusal(422, { success: false, message });

export async function startMines(
  work: UnitOfWork,
  userId: string,
  settings: Settings,
  request: { betCents: number; mines: number; clientSeed: string | undefined },
): Promise<StoredMinesRound> {
  refuseStakeOutside(settings, request.betCents);
  const pair = await minesSeedPair(work, userId);
  const [latest] = await listMinesRounds(work.db, work.tenant, userId, { count: 1 });
  if (latest?.status === minesStatuses.playing) {
    await refuseStakeUnlocked(work, userId);
    throw refuse('Você já tem uma rodada aberta. Termine-a antes de apostar.');
  }
  const clientSeed = requestedClientSeed(request.clientSeed) ?? pair.clientSeed;
  const round: NewMinesRound = {
    status: minesStatuses.playing,
    betCents: request.betCents,
    mines: request.mines,
    revealed: [],
    payoutCents: 0,
    serverSeed: await roundSeed(pair.serverSeed, pair.nonce),
    clientSeed,
    nonce: pair.nonce,
    pairId: pair.id,
  };
  const id = await insertMinesRound(work.db, work.tenant, userId, round, work.now);
  await placeStake(work, userId, minesStake(id, request.betCents));
  await saveSeedPair(work.db, { id: pair.id, clientSeed, nonce: pair.nonce + 1 });
  return { ...round, id, pairSeed: pair.serverSeed, isPairOver: false };
}

export async function revealTile(
  work: UnitOfWork,
  userId: string,
  id: string,
  tile: number,
): Promise<StoredMinesRound> {
  const round = await openRound(work, userId, id);
  if (round.revealed.includes(tile)) throw refuse('Esta casa já está aberta.');
  const mined = (await mineIndexes(round, round.mines)).includes(tile);
  const revealed = [...round.revealed, tile];
  const next: StoredMinesRound = {
    ...round,
    revealed,
    status: mined ? minesStatuses.lost : minesStatuses.playing,
  };
  if (!mined && revealed.length === mineTiles - round.mines) return pay(work, userId, next);
  await saveMinesRound(work.db, next);
  return next;
}

export async function cashOutMines(work: UnitOfWork, userId: string, id: string): Promise<StoredMinesRound> {
  const round = await openRound(work, userId, id);
  if (round.revealed.length === 0) throw refuse('Abra ao menos uma casa antes de retirar.');
  return pay(work, userId, round);
}

/** Cashes out the round of a player who plays no more; refunds it when no tile is open. */
export async function endMines(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const round = await lockMinesRound(work.db, work.tenant, userId, id);
  if (round?.status !== minesStatuses.playing) return;
  if (round.revealed.length > 0) {
    await pay(work, userId, round);
    return;
  }
  await saveMinesRound(work.db, { ...round, status: minesStatuses.cashedOut, payoutCents: round.betCents });
  await payWin(work, userId, minesStake(id, round.betCents));
}

async function openRound(work: UnitOfWork, userId: string, id: string): Promise<StoredMinesRound> {
  const round = await lockMinesRound(work.db, work.tenant, userId, id);
  if (!round) throw notFound();
  if (round.status !== minesStatuses.playing) throw refuse('Esta rodada já terminou.');
  return round;
}

async function pay(work: UnitOfWork, userId: string, round: StoredMinesRound): Promise<StoredMinesRound> {
  const multiplier = minesMultiplier(round.mines, round.revealed.length, minesEdge);
  const payoutCents = minesPayout(round.betCents, multiplier);
  const paid: StoredMinesRound = { ...round, status: minesStatuses.cashedOut, payoutCents };
  await saveMinesRound(work.db, paid);
  await payWin(work, userId, minesStake(round.id, payoutCents));
  return paid;
}

export const minesStake = (id: string, amountCents: number): Stake => ({
  round: `mines:${id}`,
  amountCents,
  sourceType: transactionSources.casinoBet,
  about: { casino_game: { name: 'Mines' } },
});
