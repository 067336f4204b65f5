import { colourOfSlot, doublePays, doubleSlot } from '../../src/shared/fairness/doubleSlot.ts';
import { payWin, type Stake } from '../operations/stakes.ts';
import type { Work } from '../operations/work.ts';
import { settleDoubleBet, unsettledDoubleBets } from '../store/doubleRounds.ts';
import type { SeedChain } from './seedChain.ts';

/** Pays every unsettled bet up to that round, each by its own round's slot. */
export async function settleDouble(work: Work, chain: SeedChain, upTo: number): Promise<void> {
  for (const bet of await unsettledDoubleBets(work.sql, work.tenant, upTo)) {
    const colour = colourOfSlot(await doubleSlot(chain.seed(bet.round), chain.salt));
    const payoutCents = bet.colour === colour ? bet.betCents * doublePays[colour] : 0;
    await settleDoubleBet(work.sql, bet.id, payoutCents);
    await payWin(work, bet.userId, doubleStake(bet.id, payoutCents));
  }
}

export const doubleStake = (id: string, amountCents: number): Stake => ({
  round: `double:${id}`,
  amountCents,
  sourceType: 'CasinoBet',
  about: { casino_game: { name: 'Double' } },
});
