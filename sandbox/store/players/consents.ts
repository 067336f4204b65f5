import type { ConsentKind } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';

export interface StoredConsent {
  id: string;
  kind: ConsentKind;
  version: string;
  // Categories that were allowed; terms have none.
  choices: string[];
  decidedAt: Date;
}

export type NewConsent = Omit<StoredConsent, 'id'>;

/** Adds a consent; the same decision again changes nothing. */
export async function insertConsent(
  db: Db,
  tenant: string,
  userId: string,
  { kind, version, choices, decidedAt }: NewConsent,
): Promise<void> {
  await db
    .insertInto('consents')
    .values({
      tenant,
      user_id: userId,
      kind,
      version,
      choices: JSON.stringify(choices),
      decided_at: decidedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists a player's consents, the newest first. */
export function listConsents(db: Db, tenant: string, userId: string): Promise<StoredConsent[]> {
  return db
    .selectFrom('consents')
    .select([rowId, 'kind', 'version', 'choices', 'decided_at as decidedAt'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
