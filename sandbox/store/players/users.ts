import type { Standing } from '../../domain/standing.ts';
import type { Sql, SqlValue } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface Player extends Standing {
  id: string;
  tenant: string;
  name: string;
  email: string;
  phone: string;
  // Calling code of the phone's country.
  phoneCode: string;
  document: string;
  birthday: string;
  gender: 0 | 1 | null;
  passwordHash: string;
  identityStatus: 'approved' | 'pending_face_id' | 'pending_kyc';
  vpnFlagged: boolean;
  // Until when the location is fresh.
  locatedUntil: Date | null;
  referralCode: string;
  // Asked at registration where the law requires it; `address` as JSON text.
  address: string | null;
  politicallyExposed: boolean | null;
}

const columns = `id::text as id, tenant, name, email, phone, phone_code as "phoneCode", document, birthday, gender,
  password_hash as "passwordHash", identity_status as "identityStatus", vpn_flagged as "vpnFlagged",
  located_until as "locatedUntil", suspended_until as "suspendedUntil", excluded_until as "excludedUntil",
  excluded_for_good as "excludedForGood", closed_at as "closedAt", referral_code as "referralCode",
  address::text as address, politically_exposed as "politicallyExposed"`;

async function findOne(sql: Sql, condition: string, values: SqlValue[]): Promise<Player | null> {
  const rows = await sql.query<Player>(`select ${columns} from users where ${condition}`, values);
  return rows[0] ?? null;
}

export async function findPlayer(sql: Sql, tenant: string, id: string): Promise<Player | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  return findOne(sql, 'tenant = $1 and id = $2::bigint', [tenant, id]);
}

/** Locks a player's row: `change` for a new password or e-mail, `session` for a login, so that they never overlap. */
export async function lockPlayer(
  sql: Sql,
  tenant: string,
  id: string,
  lock: 'change' | 'session' = 'change',
): Promise<Player | null> {
  return findOne(sql, `tenant = $1 and id = $2::bigint ${locks[lock]}`, [tenant, id]);
}

const locks = { change: 'for no key update', session: 'for share' } as const;

/** Lists the accounts of an e-mail, oldest first, because people may share a mailbox. */
export function listPlayersByEmail(sql: Sql, tenant: string, email: string): Promise<Player[]> {
  return sql.query<Player>(`select ${columns} from users where tenant = $1 and email = $2 order by id`, [
    tenant,
    email.trim().toLowerCase(),
  ]);
}

// The oldest account of an e-mail.
export const findPlayerByEmail = async (sql: Sql, tenant: string, email: string): Promise<Player | null> =>
  (await listPlayersByEmail(sql, tenant, email))[0] ?? null;

export const findPlayerByDocument = (sql: Sql, tenant: string, document: string) =>
  findOne(sql, 'tenant = $1 and document = $2', [tenant, document]);

export const findPlayerByReferralCode = (sql: Sql, tenant: string, code: string) =>
  findOne(sql, 'tenant = $1 and referral_code = $2', [tenant, code]);

export function listPlayers(sql: Sql, tenant: string): Promise<Player[]> {
  return sql.query<Player>(`select ${columns} from users where tenant = $1 order by id`, [tenant]);
}

export interface NewPlayer
  extends Pick<
    Player,
    | 'name'
    | 'email'
    | 'phone'
    | 'document'
    | 'birthday'
    | 'gender'
    | 'passwordHash'
    | 'identityStatus'
    | 'referralCode'
  > {
  // Calling code of the phone's country, by default `55`.
  phoneCode?: string;
  referredBy: string | null;
  tracking: Record<string, string>;
}

/** Adds a player with both wallets; throws when the tax number is taken. */
export async function insertPlayer(sql: Sql, tenant: string, player: NewPlayer, now: Date): Promise<string> {
  const row = await insertedRow(
    sql,
    `insert into users (tenant, name, email, phone, document, birthday, gender, password_hash, identity_status,
       referral_code, referred_by, tracking, created_at, phone_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id::text as id`,
    [
      tenant,
      player.name,
      player.email.trim().toLowerCase(),
      player.phone,
      player.document,
      player.birthday,
      player.gender,
      player.passwordHash,
      player.identityStatus,
      player.referralCode,
      player.referredBy,
      JSON.stringify(player.tracking),
      now,
      player.phoneCode ?? '55',
    ],
  );
  await sql.query(`insert into accounts (tenant, user_id, name) values ($1, $2, 'main'), ($1, $2, 'bonus')`, [
    tenant,
    row.id,
  ]);
  return row.id;
}

// Columns a change may touch, by their names in `Player`.
const changeable = {
  phone: 'phone',
  phoneCode: 'phone_code',
  email: 'email',
  gender: 'gender',
  passwordHash: 'password_hash',
  identityStatus: 'identity_status',
  vpnFlagged: 'vpn_flagged',
  locatedUntil: 'located_until',
  suspendedUntil: 'suspended_until',
  excludedUntil: 'excluded_until',
  excludedForGood: 'excluded_for_good',
  closedAt: 'closed_at',
  address: 'address',
  politicallyExposed: 'politically_exposed',
} as const;

export type PlayerChanges = Partial<Pick<Player, keyof typeof changeable>>;

export async function changePlayer(
  sql: Sql,
  tenant: string,
  id: string,
  changes: PlayerChanges,
): Promise<void> {
  for (const [key, column] of Object.entries(changeable)) {
    const value = Object.entries(changes).find(([name]) => name === key)?.[1];
    if (value === undefined) continue;
    await sql.query(`update users set ${column} = $3 where tenant = $1 and id = $2::bigint`, [
      tenant,
      id,
      value,
    ]);
  }
}
