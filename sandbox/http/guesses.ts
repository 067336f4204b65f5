import type { TenantServices } from './services.ts';

/**
 * Counts a guess for its account and its IP address; call it before anything slow. Throws a 429 when either has none
 * left. The function it returns takes the guess back after a success.
 */
export function countGuess(
  { limits }: Pick<TenantServices, 'limits'>,
  { ip, account }: { ip: string; account: string },
): () => void {
  const visitor = `${ip} ${account}`;
  limits.guessesByVisitor.take(visitor);
  limits.guessesByAddress.take(ip);
  limits.guessesByAccount.take(account);
  return () => {
    limits.guessesByVisitor.forget(visitor);
    limits.guessesByAddress.giveBack(ip);
    limits.guessesByAccount.giveBack(account);
  };
}
