import type { Hono } from 'hono';
import { listReferrals } from '../../store/wallet/referrals.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

export function referralRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, db } = services;
  route(app, services, 'getReferrals', async ({ signedIn: { player } }) => {
    const { refer_min: minCents } = services.settings();
    const referred = await listReferrals(db, brand.id, player.id);
    const data = referred.map(({ id, name, createdAt, firstDepositCents, earnedCents }) => ({
      id,
      name: firstNameOnly(name),
      created_at: createdAt.toISOString(),
      // A paid reward stays qualified when the operator raises the minimum later.
      qualified: earnedCents > 0 || (firstDepositCents !== null && firstDepositCents >= minCents),
      earned: earnedCents,
    }));
    return {
      code: player.referralCode,
      link: `${brand.origins[0] ?? ''}/ref/${player.referralCode}`,
      data,
      totals: {
        registered: data.length,
        qualified: data.filter(({ qualified }) => qualified).length,
        earned: data.reduce((sum, { earned }) => sum + earned, 0),
      },
    };
  });
}

// A referrer may not see the full name.
function firstNameOnly(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last.charAt(0)}.` : first;
}
