import type { Coupon } from '../../../src/shared/contract/bonus/coupons.ts';
import type { CouponTerms } from '../../domain/coupon.ts';
import type { Sql } from '../database/database.ts';

export interface StoredCoupon extends CouponTerms {
  code: string;
  deposit: boolean;
  event: boolean;
  apply_register: boolean;
  bonusCents: number;
  rolloverTimes: number;
}

const columns = `coupons.code, deposit, event, apply_register, bonus as "bonusCents",
  rollover_times as "rolloverTimes", max_uses as "maxUses", expires_at as "expiresAt"`;

/** Locks a coupon by its code in any case, so that `max_uses` holds under load. */
export async function lockCoupon(sql: Sql, tenant: string, code: string): Promise<StoredCoupon | null> {
  const rows = await sql.query<StoredCoupon>(
    `select ${columns} from coupons where tenant = $1 and code = $2 for update`,
    [tenant, code.trim().toUpperCase()],
  );
  return rows[0] ?? null;
}

export async function countCouponUses(sql: Sql, tenant: string, code: string): Promise<number> {
  const [row] = await sql.query<{ uses: number }>(
    'select count(*) as uses from user_coupons where tenant = $1 and code = $2',
    [tenant, code],
  );
  return row?.uses ?? 0;
}

export async function ownCoupon(
  sql: Sql,
  tenant: string,
  userId: string,
  code: string,
): Promise<{ usedAt: Date | null } | null> {
  const [own] = await sql.query<{ usedAt: Date | null }>(
    'select used_at as "usedAt" from user_coupons where tenant = $1 and user_id = $2::bigint and code = $3',
    [tenant, userId, code],
  );
  return own ?? null;
}

export async function addCoupon(
  sql: Sql,
  tenant: string,
  userId: string,
  coupon: { code: string; usedAt: Date | null },
  now: Date,
): Promise<void> {
  await sql.query(
    'insert into user_coupons (tenant, user_id, code, applied_at, used_at) values ($1, $2, $3, $4, $5)',
    [tenant, userId, coupon.code, now, coupon.usedAt],
  );
}

/** Marks an unused coupon of the player; true only for the first call. */
export async function markCouponUsed(
  sql: Sql,
  tenant: string,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql.query(
    `update user_coupons set used_at = $4
     where tenant = $1 and user_id = $2::bigint and code = $3 and used_at is null returning code`,
    [tenant, userId, code, now],
  );
  return rows.length > 0;
}

interface UserCouponRow extends StoredCoupon {
  usedAt: Date | null;
}

export async function listCoupons(sql: Sql, tenant: string, userId: string, now: Date): Promise<Coupon[]> {
  const rows = await sql.query<UserCouponRow>(
    `select ${columns}, used_at as "usedAt" from user_coupons join coupons using (tenant, code)
     where tenant = $1 and user_id = $2::bigint order by applied_at desc`,
    [tenant, userId],
  );
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

export async function insertCoupon(sql: Sql, tenant: string, coupon: StoredCoupon): Promise<void> {
  await sql.query(
    `insert into coupons (tenant, code, deposit, event, apply_register, bonus, rollover_times, max_uses, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tenant,
      coupon.code,
      coupon.deposit,
      coupon.event,
      coupon.apply_register,
      coupon.bonusCents,
      coupon.rolloverTimes,
      coupon.maxUses,
      coupon.expiresAt,
    ],
  );
}
