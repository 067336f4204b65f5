import type { Sql } from '../database/database.ts';

export interface AccountLink {
  tokenHash: string;
  // Null for a link that was requested for an unknown e-mail.
  userId: string | null;
  purpose: 'password' | 'email';
  // The e-mail that a link of purpose `email` restores.
  previousEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `token_hash as "tokenHash", user_id::text as "userId", purpose,
  previous_email as "previousEmail", created_at as "createdAt", expires_at as "expiresAt"`;

export async function insertAccountLink(sql: Sql, tenant: string, link: AccountLink): Promise<void> {
  await sql.query('delete from account_links where expires_at <= $1', [link.createdAt]);
  await sql.query(
    `insert into account_links (token_hash, tenant, user_id, purpose, previous_email, created_at, expires_at)
     values ($1, $2, $3::bigint, $4, $5, $6, $7)`,
    [link.tokenHash, tenant, link.userId, link.purpose, link.previousEmail, link.createdAt, link.expiresAt],
  );
}

export async function findAccountLink(
  sql: Sql,
  tenant: string,
  tokenHash: string,
  now: Date,
): Promise<AccountLink | null> {
  const rows = await sql.query<AccountLink>(
    `select ${columns} from account_links where tenant = $1 and token_hash = $2 and expires_at > $3`,
    [tenant, tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Deletes a valid link and returns it, to only one of several parallel requests. */
export async function takeAccountLink(
  sql: Sql,
  tenant: string,
  tokenHash: string,
  now: Date,
): Promise<AccountLink | null> {
  const rows = await sql.query<AccountLink>(
    `delete from account_links where tenant = $1 and token_hash = $2 and expires_at > $3 returning ${columns}`,
    [tenant, tokenHash, now],
  );
  return rows[0] ?? null;
}

export async function deletePasswordLinks(sql: Sql, tenant: string, userId: string): Promise<void> {
  await sql.query(
    `delete from account_links where tenant = $1 and user_id = $2::bigint and purpose = 'password'`,
    [tenant, userId],
  );
}

export async function deleteLinksSince(sql: Sql, tenant: string, userId: string, since: Date): Promise<void> {
  await sql.query(
    'delete from account_links where tenant = $1 and user_id = $2::bigint and created_at >= $3',
    [tenant, userId, since],
  );
}
