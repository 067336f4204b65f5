import type { Hono } from 'hono';
import type { InferOutput } from 'valibot';
import type { Coupon, couponListRequestSchema } from '../../../src/shared/contract/bonus/coupons.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { activateBonus, excludeBonus, redeemBonus } from '../../operations/wallet/bonuses.ts';
import { applyCoupon } from '../../operations/wallet/coupons.ts';
import { refuseBeforeFirstDeposit } from '../../operations/wallet/firstDeposit.ts';
import { needsFirstBet, refuseBonus, refuseClosed } from '../../operations/wallet/playPermission.ts';
import { listCoupons } from '../../store/wallet/coupons.ts';
import { listRollovers, rolloverOnWire } from '../../store/wallet/rollovers.ts';
import { idempotent } from '../idempotent.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

export function bonusRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { db } = services;
  const tenant = services.brand.id;
  const mayTake = async (work: UnitOfWork, userId: string) => {
    await refuseClosed(work, userId);
    await refuseBeforeFirstDeposit(work, userId, services.settings(), services.brand);
  };
  route(app, services, 'getBonuses', async ({ signedIn }) => {
    const { id } = signedIn.player;
    const needs_bet = await services.transact(tenant, (work) => needsFirstBet(work, id));
    const rollovers = await listRollovers(db, tenant, id);
    return { data: rollovers.map((rollover) => ({ ...rolloverOnWire(rollover), needs_bet })) };
  });
  route(app, services, 'activateBonus', async ({ params, signedIn }) => {
    await services.transact(tenant, async (work) => {
      await mayTake(work, signedIn.player.id);
      await refuseBonus(work, signedIn.player.id);
      await activateBonus(work, signedIn.player.id, params.id ?? '');
    });
    return { success: true, message: 'Bônus ativado.' };
  });
  route(
    app,
    services,
    'redeemBonus',
    idempotent('redeemBonus', async ({ params, signedIn }, work) => {
      await mayTake(work, signedIn.player.id);
      await redeemBonus(work, signedIn.player.id, params.id ?? '');
      return { success: true, message: 'Bônus resgatado.' };
    }),
  );
  route(
    app,
    services,
    'excludeBonus',
    idempotent('excludeBonus', async ({ params, signedIn }, work) => {
      await excludeBonus(work, signedIn.player.id, params.id ?? '');
      return undefined;
    }),
  );
  route(
    app,
    services,
    'applyCoupon',
    idempotent('applyCoupon', async ({ body, signedIn }, work) => ({
      message: 'Cupom ativado com sucesso',
      userCoupon: await applyCoupon(work, signedIn.player.id, body.code, { mayTake }),
    })),
  );
  route(app, services, 'listCoupons', async ({ body, signedIn }) => {
    const coupons = await listCoupons(db, tenant, signedIn.player.id, services.clock());
    return {
      userCoupons: coupons.filter((coupon) => isWanted(coupon, body)),
    };
  });
}

// Requested kinds if any are requested, else all that are not excluded.
function isWanted(
  { applied, expired }: Coupon,
  wanted: InferOutput<typeof couponListRequestSchema>,
): boolean {
  const kind = applied ? 'applied' : expired ? 'expired' : 'active';
  const isAsked = [wanted.active, wanted.applied, wanted.expired].includes(true);
  return isAsked ? wanted[kind] === true : wanted[kind] !== false;
}
