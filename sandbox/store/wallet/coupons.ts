import type { Coupon } from '../../../src/shared/contract/bonus/coupons.ts';
import type { CouponTerms } from '../../domain/coupon.ts';
import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

export interface StoredCoupon extends CouponTerms {
  code: string;
  deposit: boolean;
  event: boolean;
  apply_register: boolean;
  bonusCents: number;
  rolloverTimes: number;
}

const columns = [
  'coupons.code',
  'deposit',
  'event',
  'apply_register',
  'bonus as bonusCents',
  'rollover_times as rolloverTimes',
  'max_uses as maxUses',
  'expires_at as expiresAt',
] as const;

/** Locks a coupon by its code in any case, so that `max_uses` holds under load. */
export async function lockCoupon(db: Db, tenant: string, code: string): Promise<StoredCoupon | null> {
  const row = await db
    .selectFrom('coupons')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('code', '=', code.trim().toUpperCase())
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countCouponUses(db: Db, tenant: string, code: string): Promise<number> {
  const { uses } = await db
    .selectFrom('user_coupons')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return uses;
}

export async function ownCoupon(
  db: Db,
  tenant: string,
  userId: string,
  code: string,
): Promise<{ usedAt: Date | null } | null> {
  const own = await db
    .selectFrom('user_coupons')
    .select('used_at as usedAt')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('code', '=', code)
    .executeTakeFirst();
  return own ?? null;
}

export async function addCoupon(
  db: Db,
  tenant: string,
  userId: string,
  { code, usedAt }: { code: string; usedAt: Date | null },
  now: Date,
): Promise<void> {
  await db
    .insertInto('user_coupons')
    .values({ tenant, user_id: userId, code, applied_at: now, used_at: usedAt })
    .execute();
}

/** Marks an unused coupon of the player; true only for the first call. */
export async function markCouponUsed(
  db: Db,
  tenant: string,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const marked = await db
    .updateTable('user_coupons')
    .set({ used_at: now })
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function listCoupons(db: Db, tenant: string, userId: string, now: Date): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('user_coupons as own')
    .innerJoin('coupons', (join) =>
      join.onRef('coupons.tenant', '=', 'own.tenant').onRef('coupons.code', '=', 'own.code'),
    )
    .select([...columns, 'used_at as usedAt'])
    .where('own.tenant', '=', tenant)
    .where('own.user_id', '=', idOf(userId))
    .orderBy('applied_at', 'desc')
    .execute();
  return rows.map((row) =>
    couponOnWire(row, {
      applied: row.usedAt !== null,
      expired: row.usedAt === null && row.expiresAt !== null && row.expiresAt <= now,
    }),
  );
}

export function couponOnWire(coupon: StoredCoupon, use: { applied: boolean; expired: boolean }): Coupon {
  const { code, deposit, event, apply_register } = coupon;
  return { code, deposit, event, apply_register, ...use };
}

export async function insertCoupon(db: Db, tenant: string, coupon: StoredCoupon): Promise<void> {
  const { code, deposit, event, apply_register } = coupon;
  await db
    .insertInto('coupons')
    .values({
      tenant,
      code,
      deposit,
      event,
      apply_register,
      bonus: coupon.bonusCents,
      rollover_times: coupon.rolloverTimes,
      max_uses: coupon.maxUses,
      expires_at: coupon.expiresAt,
    })
    .execute();
}
