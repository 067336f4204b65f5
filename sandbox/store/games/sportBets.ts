import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface SportSelection {
  eventId: string;
  outcome: string;
  // `Atlético Ipê x União Barra`.
  match: string;
  sport: string;
  pick: string;
  // Hundredths.
  odds: number;
}

export interface StoredSportBet {
  id: string;
  userId: string;
  stakeCents: number;
  odds: number;
  selections: SportSelection[];
  status: 'open' | 'won' | 'lost' | 'refunded';
  payoutCents: number;
  createdAt: Date;
}

const columns = `id::text as id, user_id::text as "userId", stake as "stakeCents", odds, selections, status,
  payout as "payoutCents", created_at as "createdAt"`;

export async function insertSportBet(
  sql: Sql,
  tenant: string,
  bet: Pick<StoredSportBet, 'userId' | 'stakeCents' | 'odds' | 'selections'>,
  times: { now: Date; settlesAt: Date },
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into sport_bets (tenant, user_id, stake, odds, selections, status, settles_at, created_at)
     values ($1, $2::bigint, $3, $4, $5, 'open', $6, $7) returning id::text as id`,
    [
      tenant,
      bet.userId,
      bet.stakeCents,
      bet.odds,
      JSON.stringify(bet.selections),
      times.settlesAt,
      times.now,
    ],
  );
  return id;
}

export function listSportBets(sql: Sql, tenant: string, userId: string): Promise<StoredSportBet[]> {
  return sql.query<StoredSportBet>(
    `select ${columns} from sport_bets where tenant = $1 and user_id = $2::bigint order by id desc limit 20`,
    [tenant, userId],
  );
}

export async function dueSportBets(sql: Sql, tenant: string, now: Date): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id::text as id from sport_bets where tenant = $1 and status = 'open' and settles_at <= $2 order by id`,
    [tenant, now],
  );
  return rows.map(({ id }) => id);
}

// Locks the bet until the transaction ends; null when it is settled.
export async function lockOpenSportBet(sql: Sql, id: string): Promise<StoredSportBet | null> {
  const rows = await sql.query<StoredSportBet>(
    `select ${columns} from sport_bets where id = $1::bigint and status = 'open' for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function settleSportBet(sql: Sql, id: string, payoutCents: number): Promise<void> {
  await sql.query('update sport_bets set status = $2, payout = $3 where id = $1::bigint', [
    id,
    payoutCents > 0 ? 'won' : 'lost',
    payoutCents,
  ]);
}

export async function refundSportBet(sql: Sql, id: string): Promise<void> {
  await sql.query("update sport_bets set status = 'refunded', payout = stake where id = $1::bigint", [id]);
}
