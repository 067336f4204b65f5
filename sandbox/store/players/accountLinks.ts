import { expressionBuilder } from 'kysely';
import type { LinkPurpose } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface AccountLink {
  tokenHash: string;
  // Null for a link that was requested for an unknown e-mail.
  userId: string | null;
  purpose: LinkPurpose;
  // The e-mail that a link of purpose `email` restores.
  previousEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const eb = expressionBuilder<Tables, 'account_links'>();
const columns = [
  'token_hash as tokenHash',
  eb.cast<string | null>('user_id', 'text').as('userId'),
  'purpose',
  'previous_email as previousEmail',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

export async function insertAccountLink(db: Db, tenant: string, link: AccountLink): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<=', link.createdAt).execute();
  await db
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      tenant,
      user_id: link.userId,
      purpose: link.purpose,
      previous_email: link.previousEmail,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

const validLink = (tenant: string, tokenHash: string, now: Date) =>
  eb.and([eb('tenant', '=', tenant), eb('token_hash', '=', tokenHash), eb('expires_at', '>', now)]);

export async function findAccountLink(
  db: Db,
  tenant: string,
  tokenHash: string,
  now: Date,
): Promise<AccountLink | null> {
  const row = await db
    .selectFrom('account_links')
    .select(columns)
    .where(validLink(tenant, tokenHash, now))
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a valid link and returns it, to only one of several parallel requests. */
export async function takeAccountLink(
  db: Db,
  tenant: string,
  tokenHash: string,
  now: Date,
): Promise<AccountLink | null> {
  const row = await db
    .deleteFrom('account_links')
    .where(validLink(tenant, tokenHash, now))
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

const linksOf = (db: Db, tenant: string, userId: string) =>
  db.deleteFrom('account_links').where('tenant', '=', tenant).where('user_id', '=', idOf(userId));

export async function deletePasswordLinks(db: Db, tenant: string, userId: string): Promise<void> {
  await linksOf(db, tenant, userId).where('purpose', '=', 'password').execute();
}

export async function deleteLinksSince(db: Db, tenant: string, userId: string, since: Date): Promise<void> {
  await linksOf(db, tenant, userId).where('created_at', '>=', since).execute();
}
