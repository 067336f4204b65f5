import type { Sql } from '../database/database.ts';

export interface StoredConsent {
  id: string;
  kind: 'terms' | 'cookies';
  version: string;
  // Categories that were allowed; terms have none.
  choices: string[];
  decidedAt: Date;
}

export type NewConsent = Omit<StoredConsent, 'id'>;

/** Adds a consent; the same decision again changes nothing. */
export async function insertConsent(
  sql: Sql,
  tenant: string,
  userId: string,
  { kind, version, choices, decidedAt }: NewConsent,
): Promise<void> {
  await sql.query(
    `insert into consents (tenant, user_id, kind, version, choices, decided_at)
     values ($1, $2::bigint, $3, $4, $5, $6) on conflict do nothing`,
    [tenant, userId, kind, version, JSON.stringify(choices), decidedAt],
  );
}

/** Lists a player's consents, the newest first. */
export function listConsents(sql: Sql, tenant: string, userId: string): Promise<StoredConsent[]> {
  return sql.query<StoredConsent>(
    `select id::text as id, kind, version, choices, decided_at as "decidedAt"
     from consents where tenant = $1 and user_id = $2::bigint order by decided_at desc, id desc`,
    [tenant, userId],
  );
}
