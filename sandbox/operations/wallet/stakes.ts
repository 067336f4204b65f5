import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { Transaction } from '../../../src/shared/contract/wallet/transactions.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { betPlaced, betWon, bonusStaked, bonusWon } from '../../domain/movements.ts';
import { afterStake, rolloverStates } from '../../domain/rollover.ts';
import { type StakeShares, stakeShares, winShares } from '../../domain/stakeShares.ts';
import type { BetSource } from '../../domain/statement.ts';
import { noteStake } from '../../store/players/sessions.ts';
import { findBonusStake, insertBonusStake } from '../../store/wallet/bonusStakes.ts';
import { lockBalances, playerBalances } from '../../store/wallet/ledger.ts';
import { listRollovers, lockRollover, type StoredRollover } from '../../store/wallet/rollovers.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { changeRollover } from './bonuses.ts';
import { moveMoney, recordTransaction } from './money.ts';
import { stakeRefusal } from './playLimits.ts';
import { reasonedRefusal, refuseStake } from './playPermission.ts';

// A stake or its win.
export interface Stake {
  // Unique for the player; the ledger's entries are this and `:bet` or `:win`.
  round: string;
  amountCents: number;
  sourceType: BetSource;
  about: Pick<NonNullable<Transaction['source']>, 'casino_game' | 'market'>;
}

// A player's money by what can be staked: own money, then the active bonus; others wait for their activation.
export interface PlayMoney {
  mainCents: number;
  activeBonusCents: number;
  waitingBonusCents: number;
}

export async function playMoney({ db, tenant }: UnitOfWork, userId: string): Promise<PlayMoney> {
  const { mainCents, bonusCents } = await playerBalances(db, tenant, userId);
  const active = (await listRollovers(db, tenant, userId)).find(
    ({ state }) => state === rolloverStates.active,
  );
  const activeBonusCents = active?.balance ?? 0;
  return { mainCents, activeBonusCents, waitingBonusCents: bonusCents - activeBonusCents };
}

/** Returns the cents a player can stake. */
export async function playableCents(work: UnitOfWork, userId: string): Promise<number> {
  const { mainCents, activeBonusCents } = await playMoney(work, userId);
  return mainCents + activeBonusCents;
}

/** Books a stake in the ledger, the statement, the player's limits and the active rollover. */
export async function placeStake(work: UnitOfWork, userId: string, stake: Stake): Promise<void> {
  const { db, tenant } = work;
  await refuseStake(work, userId);
  const refusal = await stakeRefusal(work, userId, stake.amountCents);
  if (refusal) throw reasonedRefusal('limit', refusal);
  const active = await lockActiveRollover(work, userId);
  const { mainCents } = await lockBalances(db, tenant, userId);
  const shares = stakeShares(stake.amountCents, { mainCents, bonusCents: active?.balance ?? 0 });
  if (!shares) throw new Refusal(422, { success: false, message: 'Saldo insuficiente.' });
  const booked = await book(work, userId, stake, 'bet', shares);
  await noteStake(db, tenant, userId, work.now);
  if (!booked || !active) return;
  if (shares.bonusCents > 0) {
    await insertBonusStake(db, tenant, userId, stake.round, { ...shares, rolloverId: active.id });
  }
  const amountCurrent = afterStake(active, stake.amountCents);
  await changeRollover(work, { ...active, amountCurrent, balance: active.balance - shares.bonusCents });
}

/** Pays a win back in proportion to its stake; drops the bonus part when the player has excluded that bonus. */
export async function payWin(work: UnitOfWork, userId: string, win: Stake): Promise<void> {
  const { db, tenant } = work;
  const stake = await findBonusStake(db, tenant, userId, win.round);
  const rollover = stake && (await lockRollover(db, tenant, userId, stake.rolloverId));
  const shares = stake ? winShares(win.amountCents, stake) : { mainCents: win.amountCents, bonusCents: 0 };
  const isBound = rollover?.state === rolloverStates.active || rollover?.state === rolloverStates.waiting;
  const paid = isBound
    ? shares
    : {
        mainCents: shares.mainCents + (rollover?.state === rolloverStates.redeemed ? shares.bonusCents : 0),
        bonusCents: 0,
      };
  const amountCents = paid.mainCents + paid.bonusCents;
  if (amountCents === 0) return;
  const booked = await book(work, userId, { ...win, amountCents }, 'win', paid);
  if (booked && rollover && paid.bonusCents > 0) {
    await changeRollover(work, { ...rollover, balance: rollover.balance + paid.bonusCents });
  }
}

async function lockActiveRollover(work: UnitOfWork, userId: string): Promise<StoredRollover | null> {
  const rollovers = await listRollovers(work.db, work.tenant, userId);
  const listed = rollovers.find(({ state }) => state === rolloverStates.active);
  const locked = listed && (await lockRollover(work.db, work.tenant, userId, listed.id));
  return locked?.state === rolloverStates.active ? locked : null;
}

// Books in ledger and statement; false when the entry exists already.
async function book(
  work: UnitOfWork,
  userId: string,
  { round, amountCents, sourceType, about }: Stake,
  what: 'bet' | 'win',
  { mainCents, bonusCents }: StakeShares,
): Promise<boolean> {
  const placed = what === 'bet';
  const postings = [
    ...(mainCents > 0 ? (placed ? betPlaced : betWon)(mainCents) : []),
    ...(bonusCents > 0 ? (placed ? bonusStaked : bonusWon)(bonusCents) : []),
  ];
  const kind = placed ? entryKinds.betPlaced : entryKinds.betWon;
  const entryId = await moveMoney(work, userId, { key: `${round}:${what}`, kind, postings });
  if (entryId === null) return false;
  await recordTransaction(work, userId, {
    entryId,
    sourceType,
    type: placed ? transactionTypes.bet : transactionTypes.in,
    status: transactionStatuses.approved,
    amountCents,
    source: { amount: amountCents, ...about },
  });
  return true;
}
