import { channels, realtimeEvents } from '../../src/shared/contract/realtime.ts';
import {
  type Transaction,
  transactionStatuses,
  transactionTypes,
} from '../../src/shared/contract/transactions.ts';
import { betPlaced, betWon } from '../domain/movements.ts';
import { afterStake } from '../domain/rollover.ts';
import { listRollovers, rolloverOnWire, saveRollover } from '../store/rollovers.ts';
import { moveMoney, recordTransaction } from './money.ts';
import { playLimitRefusal } from './playLimits.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

export interface Stake {
  /** Of the ledger: unique for the player. */
  key: string;
  amountCents: number;
  sourceType: 'CasinoBet' | 'SportBet';
  about: Pick<NonNullable<Transaction['source']>, 'casino_game' | 'market'>;
}

/** Takes a stake out of the wallet: into the ledger, the statement, the player's limits and the active rollover. */
export async function placeStake(work: Work, userId: string, stake: Stake): Promise<void> {
  const refusal = await playLimitRefusal(work, userId, stake.amountCents);
  if (refusal) throw new Refusal(422, { success: false, message: refusal });
  await book(work, userId, stake, 'bet_placed');
  const active = (await listRollovers(work.sql, work.tenant, userId)).find(({ state }) => state === 'active');
  if (!active) return;
  const rollover = { ...active, amountCurrent: afterStake(active, stake.amountCents) };
  await saveRollover(work.sql, rollover);
  const data = rolloverOnWire(rollover);
  work.emit({ channel: channels.rollover(rollover.id), event: realtimeEvents.rollover, data });
}

/** Pays what a stake has won; nothing for nothing. */
export async function payWin(work: Work, userId: string, win: Stake): Promise<void> {
  if (win.amountCents > 0) await book(work, userId, win, 'bet_won');
}

async function book(work: Work, userId: string, stake: Stake, kind: 'bet_placed' | 'bet_won') {
  const { key, amountCents, sourceType, about } = stake;
  const placed = kind === 'bet_placed';
  const postings = (placed ? betPlaced : betWon)(amountCents);
  const entryId = await moveMoney(work, userId, { key, kind, postings });
  if (entryId === null) return;
  await recordTransaction(work, userId, {
    entryId,
    sourceType,
    type: placed ? transactionTypes.out : transactionTypes.in,
    status: transactionStatuses.approved,
    amountCents,
    source: { amount: amountCents, ...about },
  });
}
