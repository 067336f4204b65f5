import type { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import type { Coupon, couponListRequestSchema } from '../../src/shared/contract/coupons.ts';
import { activateBonus, excludeBonus, redeemBonus } from '../operations/bonuses.ts';
import { applyCoupon } from '../operations/coupons.ts';
import { refuseBeforeFirstDeposit } from '../operations/firstDeposit.ts';
import type { Work } from '../operations/work.ts';
import { listCoupons } from '../store/coupons.ts';
import { listRollovers, rolloverOnWire } from '../store/rollovers.ts';
import { once } from './once.ts';
import { type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

export function bonusRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { sql } = services;
  const tenant = services.brand.id;
  // Brazilian law: no bonus tied to a deposit.
  const isLawful = services.brand.jurisdiction === 'br';
  const mayTake = (work: Work, userId: string) =>
    refuseBeforeFirstDeposit(work, userId, services.settings(), services.brand);
  route(app, services, 'getBonuses', async ({ signedIn }) => {
    const rollovers = await listRollovers(sql, tenant, signedIn.player.id);
    return { data: rollovers.map(rolloverOnWire) };
  });
  route(app, services, 'activateBonus', async ({ params, signedIn }) => {
    await services.transact(tenant, async (work) => {
      await mayTake(work, signedIn.player.id);
      await activateBonus(work, signedIn.player.id, params.id ?? '');
    });
    return { success: true, message: 'Bônus ativado.' };
  });
  route(
    app,
    services,
    'redeemBonus',
    once('redeemBonus', async ({ params, signedIn }, work) => {
      await mayTake(work, signedIn.player.id);
      await redeemBonus(work, signedIn.player.id, params.id ?? '');
      return { success: true, message: 'Bônus resgatado.' };
    }),
  );
  route(
    app,
    services,
    'excludeBonus',
    once('excludeBonus', async ({ params, signedIn }, work) => {
      await excludeBonus(work, signedIn.player.id, params.id ?? '');
      return undefined;
    }),
  );
  route(app, services, 'applyCoupon', async ({ body, signedIn }) => ({
    message: 'Cupom ativado com sucesso',
    userCoupon: await services.transact(tenant, (work) =>
      applyCoupon(work, signedIn.player.id, body.code, { withDeposit: !isLawful, mayTake }),
    ),
  }));
  route(app, services, 'listCoupons', async ({ body, signedIn }) => {
    const coupons = await listCoupons(sql, tenant, signedIn.player.id, services.clock());
    return {
      userCoupons: coupons.filter((coupon) => isWanted(coupon, body)),
    };
  });
}

/** The asked-for kinds, where any is asked for; else all but the ones that are not wanted. */
function isWanted(
  { applied, expired }: Coupon,
  wanted: InferOutput<typeof couponListRequestSchema>,
): boolean {
  const kind = applied ? 'applied' : expired ? 'expired' : 'active';
  const isAsked = [wanted.active, wanted.applied, wanted.expired].includes(true);
  return isAsked ? wanted[kind] === true : wanted[kind] !== false;
}
