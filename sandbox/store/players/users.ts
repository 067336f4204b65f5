import { expressionBuilder } from 'kysely';
import type { Standing } from '../../domain/standing.ts';
import type { IdentityStatus } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

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
  identityStatus: IdentityStatus;
  vpnFlagged: boolean;
  // Until when the location is fresh.
  locatedUntil: Date | null;
  referralCode: string;
  // Asked at registration where the law requires it; `address` as JSON text.
  address: string | null;
  politicallyExposed: boolean | null;
}

const { cast } = expressionBuilder<Tables, 'users'>();
const columns = [
  rowId,
  'tenant',
  'name',
  'email',
  'phone',
  'phone_code as phoneCode',
  'document',
  'birthday',
  'gender',
  'password_hash as passwordHash',
  'identity_status as identityStatus',
  'vpn_flagged as vpnFlagged',
  'located_until as locatedUntil',
  'suspended_until as suspendedUntil',
  'excluded_until as excludedUntil',
  'excluded_for_good as excludedForGood',
  'closed_at as closedAt',
  'referral_code as referralCode',
  cast<string | null>('address', 'text').as('address'),
  'politically_exposed as politicallyExposed',
] as const;

const playersOf = (db: Db, tenant: string) =>
  db.selectFrom('users').select(columns).where('tenant', '=', tenant);
const playerOf = (db: Db, tenant: string, id: string) => playersOf(db, tenant).where('id', '=', idOf(id));

export async function findPlayer(db: Db, tenant: string, id: string): Promise<Player | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  return (await playerOf(db, tenant, id).executeTakeFirst()) ?? null;
}

/** Locks a player's row: `change` for a new password or e-mail, `session` for a login, so that they never overlap. */
export async function lockPlayer(
  db: Db,
  tenant: string,
  id: string,
  lock: 'change' | 'session' = 'change',
): Promise<Player | null> {
  const player = playerOf(db, tenant, id);
  const locked = lock === 'change' ? player.forNoKeyUpdate() : player.forShare();
  return (await locked.executeTakeFirst()) ?? null;
}

/** Lists the accounts of an e-mail, oldest first, because people may share a mailbox. */
export function listPlayersByEmail(db: Db, tenant: string, email: string): Promise<Player[]> {
  return playersOf(db, tenant).where('email', '=', email.trim().toLowerCase()).orderBy('id').execute();
}

// The oldest account of an e-mail.
export const findPlayerByEmail = async (db: Db, tenant: string, email: string): Promise<Player | null> =>
  (await listPlayersByEmail(db, tenant, email))[0] ?? null;

export const findPlayerByDocument = async (
  db: Db,
  tenant: string,
  document: string,
): Promise<Player | null> =>
  (await playersOf(db, tenant).where('document', '=', document).executeTakeFirst()) ?? null;

export const findPlayerByReferralCode = async (
  db: Db,
  tenant: string,
  code: string,
): Promise<Player | null> =>
  (await playersOf(db, tenant).where('referral_code', '=', code).executeTakeFirst()) ?? null;

export function listPlayers(db: Db, tenant: string): Promise<Player[]> {
  return playersOf(db, tenant).orderBy('id').execute();
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
export async function insertPlayer(db: Db, tenant: string, player: NewPlayer, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      tenant,
      name: player.name,
      email: player.email.trim().toLowerCase(),
      phone: player.phone,
      document: player.document,
      birthday: player.birthday,
      gender: player.gender,
      password_hash: player.passwordHash,
      identity_status: player.identityStatus,
      referral_code: player.referralCode,
      referred_by: player.referredBy,
      tracking: JSON.stringify(player.tracking),
      created_at: now,
      phone_code: player.phoneCode ?? '55',
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  const wallets = ['main', 'bonus'] as const;
  await db
    .insertInto('accounts')
    .values(wallets.map((name) => ({ tenant, user_id: id, name })))
    .execute();
  return id;
}

export type PlayerChanges = Partial<
  Pick<
    Player,
    | keyof Standing
    | 'phone'
    | 'phoneCode'
    | 'email'
    | 'gender'
    | 'passwordHash'
    | 'identityStatus'
    | 'vpnFlagged'
    | 'locatedUntil'
    | 'address'
    | 'politicallyExposed'
  >
>;

export async function changePlayer(
  db: Db,
  tenant: string,
  id: string,
  changes: PlayerChanges,
): Promise<void> {
  const values = {
    phone: changes.phone,
    phone_code: changes.phoneCode,
    email: changes.email,
    gender: changes.gender,
    password_hash: changes.passwordHash,
    identity_status: changes.identityStatus,
    vpn_flagged: changes.vpnFlagged,
    located_until: changes.locatedUntil,
    suspended_until: changes.suspendedUntil,
    excluded_until: changes.excludedUntil,
    excluded_for_good: changes.excludedForGood,
    closed_at: changes.closedAt,
    address: changes.address,
    politically_exposed: changes.politicallyExposed,
  };
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.updateTable('users').set(values).where('tenant', '=', tenant).where('id', '=', idOf(id)).execute();
}
