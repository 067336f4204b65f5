import { expressionBuilder } from 'kysely';
import type { StakeShares } from '../../domain/stakeShares.ts';
import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

// A stake that a bonus paid in part or in full.
export interface BonusStake extends StakeShares {
  rolloverId: string;
}

export async function insertBonusStake(
  db: Db,
  tenant: string,
  userId: string,
  round: string,
  { rolloverId, mainCents, bonusCents }: BonusStake,
): Promise<void> {
  await db
    .insertInto('bonus_stakes')
    .values({
      tenant,
      user_id: userId,
      round,
      rollover_id: rolloverId,
      main: mainCents,
      bonus: bonusCents,
    })
    .execute();
}

const { cast } = expressionBuilder<Tables, 'bonus_stakes'>();

// Returns null when the stake was the player's own money.
export async function findBonusStake(
  db: Db,
  tenant: string,
  userId: string,
  round: string,
): Promise<BonusStake | null> {
  const row = await db
    .selectFrom('bonus_stakes')
    .select([
      cast<string>('rollover_id', 'text').as('rolloverId'),
      'main as mainCents',
      'bonus as bonusCents',
    ])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('round', '=', round)
    .executeTakeFirst();
  return row ?? null;
}
