import type { Transact } from '../operations/unitOfWork.ts';
import { payOutBalance } from '../operations/wallet/payOut.ts';
import { changePlayer, findPlayerByDocument } from '../store/players/users.ts';
import { endOpenBets } from './endOpenBets.ts';

interface Account {
  id: string;
  tenant: string;
}

/**
 * Ends the open bets of accounts that take no more stakes, and pays their balances out. Throws at the end when a bet
 * failed; a second call does what is left.
 */
export async function endAccounts(transact: Transact, accounts: readonly Account[]): Promise<void> {
  const errors: unknown[] = [];
  for (const { id, tenant } of accounts) {
    await endOpenBets(transact, tenant, id).catch((error: unknown) => errors.push(error));
    await transact(tenant, (work) => payOutBalance(work, id));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Not every open bet was ended');
}

/**
 * Closes and pays out the account of an impeded person. Reopens it when the register lists the person no more.
 */
export async function checkAccount(
  transact: Transact,
  tenant: string,
  document: string,
  mayBet: boolean,
): Promise<void> {
  const closed = await transact(tenant, async ({ db, now }) => {
    const player = await findPlayerByDocument(db, tenant, document);
    if (!player) return null;
    if (mayBet === (player.closedAt !== null))
      await changePlayer(db, tenant, player.id, { closedAt: mayBet ? null : now });
    return mayBet ? null : player;
  });
  // Also of an account that was closed before: its first ending may have failed half-way.
  if (closed) await endAccounts(transact, [closed]);
}
