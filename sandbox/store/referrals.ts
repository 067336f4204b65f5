import type { Sql } from './database.ts';

export interface ReferredPlayer {
  id: string;
  name: string;
  createdAt: Date;
  /** Null until the first deposit is paid. */
  firstDepositCents: number | null;
}

export function listReferrals(sql: Sql, tenant: string, referrerId: string): Promise<ReferredPlayer[]> {
  return sql.query<ReferredPlayer>(
    `select users.id::text as id, name, created_at as "createdAt",
       (select amount from deposits where deposits.user_id = users.id and status = 2 order by id limit 1) as "firstDepositCents"
     from users where tenant = $1 and referred_by = $2::bigint order by users.id desc`,
    [tenant, referrerId],
  );
}
