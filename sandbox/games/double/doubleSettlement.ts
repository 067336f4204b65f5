import { colourOfSlot, doublePays, doubleSlot } from '../../../src/shared/fairness/doubleSlot.ts';
import { transactionSources } from '../../domain/statement.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { payWin, type Stake } from '../../operations/wallet/stakes.ts';
import {
  findDoubleChain,
  lockUnsettledDoubleBet,
  type StoredDoubleBet,
  settleDoubleBet,
  unsettledDoubleBets,
} from './doubleRounds.ts';
import { type SeedChain, seedChain } from './seedChain.ts';

interface DueBets {
  chain: SeedChain;
  // Number of the last round that is over.
  upTo: number;
  log: (line: string) => void;
}

/**
 * Settles every open bet up to that round with its own round's slot, each in a separate transaction. Returns whether
 * all succeeded.
 */
export async function settleDouble(
  transact: Transact,
  tenant: string,
  { chain, upTo, log }: DueBets,
): Promise<boolean> {
  const due = await transact(tenant, ({ db }) => unsettledDoubleBets(db, tenant, upTo));
  let areSettled = true;
  for (const id of due) {
    await transact(tenant, async (work) => {
      const bet = await lockUnsettledDoubleBet(work.db, id);
      if (bet) await settleBySlot(work, chain, bet);
    }).catch((error: unknown) => {
      areSettled = false;
      log(`Double bet ${id} was not settled: ${error}`);
    });
  }
  return areSettled;
}

/** Ends a bet for a player who plays no more: settles it when its round takes no bets, else refunds it. */
export async function endDoubleBet(work: UnitOfWork, id: string): Promise<void> {
  const bet = await lockUnsettledDoubleBet(work.db, id);
  if (!bet) return;
  const stored = await findDoubleChain(work.db, work.tenant);
  if (stored && stored.openRound !== bet.round) {
    await settleBySlot(work, seedChain(stored), bet);
    return;
  }
  await settleDoubleBet(work.db, id, bet.betCents);
  await payWin(work, bet.userId, doubleStake(id, bet.betCents));
}

async function settleBySlot(work: UnitOfWork, chain: SeedChain, bet: StoredDoubleBet): Promise<void> {
  const colour = colourOfSlot(await doubleSlot(chain.seed(bet.round), chain.salt));
  const payoutCents = bet.colour === colour ? bet.betCents * doublePays[colour] : 0;
  await settleDoubleBet(work.db, bet.id, payoutCents);
  await payWin(work, bet.userId, doubleStake(bet.id, payoutCents));
}

export const doubleStake = (id: string, amountCents: number): Stake => ({
  round: `double:${id}`,
  amountCents,
  sourceType: transactionSources.casinoBet,
  about: { casino_game: { name: 'Double' } },
});
