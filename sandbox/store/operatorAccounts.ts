import type { Standing } from '../domain/standing.ts';
import type { Sql } from './database/database.ts';

export interface OperatorAccount extends Standing {
  id: string;
  tenant: string;
}

/** Lists the accounts that the owner of an account has in these tenants, in the order in which they are locked. */
export function listOperatorAccounts(
  sql: Sql,
  tenants: readonly string[],
  userId: string,
): Promise<OperatorAccount[]> {
  return sql.query<OperatorAccount>(
    `select id::text as id, tenant, suspended_until as "suspendedUntil", excluded_until as "excludedUntil",
       excluded_for_good as "excludedForGood", closed_at as "closedAt"
     from users
     where tenant = any($2::text[]) and document = (select document from users where id = $1::bigint) order by id`,
    [userId, textArray(tenants)],
  );
}

// Literals of arrays, which both servers read from text.
export const textArray = (texts: readonly string[]) => `{${texts.map((text) => `"${text}"`).join(',')}}`;
export const idArray = (ids: readonly string[]) => `{${ids.join(',')}}`;
