import type { StakeShares } from '../../domain/stakeShares.ts';
import type { Sql } from '../database/database.ts';

// A stake that a bonus paid in part or in full.
export interface BonusStake extends StakeShares {
  rolloverId: string;
}

export async function insertBonusStake(
  sql: Sql,
  tenant: string,
  userId: string,
  round: string,
  { rolloverId, mainCents, bonusCents }: BonusStake,
): Promise<void> {
  await sql.query(
    `insert into bonus_stakes (tenant, user_id, round, rollover_id, main, bonus)
     values ($1, $2::bigint, $3, $4::bigint, $5, $6)`,
    [tenant, userId, round, rolloverId, mainCents, bonusCents],
  );
}

// Returns null when the stake was the player's own money.
export async function findBonusStake(
  sql: Sql,
  tenant: string,
  userId: string,
  round: string,
): Promise<BonusStake | null> {
  const [row] = await sql.query<BonusStake>(
    `select rollover_id::text as "rolloverId", main as "mainCents", bonus as "bonusCents"
     from bonus_stakes where tenant = $1 and user_id = $2::bigint and round = $3`,
    [tenant, userId, round],
  );
  return row ?? null;
}
