import type { Site } from './fixture.ts';

interface Pending {
  id: string;
  email: string;
  amountCents: number;
}

interface Desk {
  pendingDeposits: Pending[];
  pendingWithdrawals: Pending[];
  mails: { to: string; code?: string }[];
}

/** What waits at the operator for one of its players: charges to be paid, withdrawals to be settled, the newest code. */
export async function deskOf(site: Site, { email }: { email: string }) {
  const { port } = new URL(site.origin);
  const answer = await fetch(`http://localhost:${port}/control/state/${site.brand}`);
  const { pendingDeposits, pendingWithdrawals, mails }: Desk = await answer.json();
  const own = (pending: Pending[]) => pending.filter((one) => one.email === email);
  return {
    deposits: own(pendingDeposits),
    withdrawals: own(pendingWithdrawals),
    code: mails.find((mail) => mail.to === email && mail.code)?.code,
  };
}
