import type { Site } from '../fixture.ts';

interface Pending {
  id: string;
  email: string;
  amountCents: number;
}

interface Desk {
  pendingDeposits: Pending[];
  pendingWithdrawals: Pending[];
  mails: { to: string; code?: string; link?: string }[];
}

/** Returns a player's pending operations at the operator: charges, withdrawals, the newest code and link. */
export async function deskOf(site: Site, { email }: { email: string }) {
  const { port } = new URL(site.origin);
  const response = await fetch(`http://localhost:${port}/control/state/${site.brand}`);
  const { pendingDeposits, pendingWithdrawals, mails }: Desk = await response.json();
  const own = (pending: Pending[]) => pending.filter((one) => one.email === email);
  return {
    deposits: own(pendingDeposits),
    withdrawals: own(pendingWithdrawals),
    code: mails.find((mail) => mail.to === email && mail.code)?.code,
    link: mails.find((mail) => mail.to === email && mail.link)?.link,
  };
}
