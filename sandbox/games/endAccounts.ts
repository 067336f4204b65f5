import type { Transact } from '../operations/unitOfWork.ts';
import { payOutBalance } from '../operations/wallet/payOut.ts';
import { changePlayer, findPlayerByDocument } from '../store/players/users.ts';
import { endOpenBets } from './endOpenBets.ts';

interface Account {
  id: string;
  tenant: string;
}

/** Ends the open bets of accounts that take no more stakes, and pays their balances out. */
export async function endAccounts(transact: Transact, accounts: readonly Account[]): Promise<void> {
  for (const { id, tenant } of accounts) {
    await endOpenBets(transact, tenant, id);
    await transact(tenant, (work) => payOutBalance(work, id));
  }
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
    if (!player || mayBet !== (player.closedAt !== null)) return null;
    await changePlayer(db, tenant, player.id, { closedAt: mayBet ? null : now });
    return mayBet ? null : player;
  });
  if (closed) await endAccounts(transact, [closed]);
}
