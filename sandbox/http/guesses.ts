import { fieldRefusal } from '../operations/refusal.ts';
import type { Db } from '../store/database/database.ts';
import { findPlayerByDocument, listPlayersByEmail, type Player } from '../store/players/users.ts';
import type { TenantServices } from './services.ts';

// A household; more accounts would slow every login with the e-mail.
const mostAccountsPerAddress = 5;

/**
 * Counts a guess per account and IP address or throws a 429; the returned function undoes the count after a success.
 */
export function countGuess(
  { limits }: Pick<TenantServices, 'limits'>,
  { network, account }: { network: string; account: string },
): () => void {
  const visitor = `${network} ${account}`;
  limits.guessesByVisitor.take(visitor);
  limits.guessesByAddress.take(network);
  limits.guessesByAccount.take(account);
  return () => {
    limits.guessesByVisitor.forget(visitor);
    limits.guessesByAddress.giveBack(network);
    limits.guessesByAccount.giveBack(account);
  };
}

/** Finds the account of a tax number; counts every look-up, and separately those that reveal an account. */
export async function lookUpDocument(
  { limits, db, brand }: Pick<TenantServices, 'limits' | 'db' | 'brand'>,
  { network, document }: { network: string; document: string },
): Promise<Player | null> {
  limits.oneDocument.take(document);
  limits.knownDocuments.take(network);
  const player = await findPlayerByDocument(db, brand.id, document);
  if (!player) limits.knownDocuments.giveBack(network);
  return player;
}

/** Counts an account that is about to use this e-mail and returns the accounts that have it. */
export async function takeAddress(
  { limits, brand }: Pick<TenantServices, 'limits' | 'brand'>,
  db: Db,
  email: string,
): Promise<Player[]> {
  limits.accountsOfAddress.take(email.trim().toLowerCase());
  const players = await listPlayersByEmail(db, brand.id, email);
  if (players.length >= mostAccountsPerAddress)
    throw fieldRefusal({ email: ['Este e-mail não aceita mais contas. Use outro.'] });
  return players;
}
