import { expressionBuilder } from 'kysely';
import { type SportBetStatus, type SportSelection, sportBetStatuses } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredSportBet {
  id: string;
  userId: string;
  stakeCents: number;
  odds: number;
  selections: SportSelection[];
  status: SportBetStatus;
  payoutCents: number;
  createdAt: Date;
  settlesAt: Date;
}

const { cast } = expressionBuilder<Tables, 'sport_bets'>();
const columns = [
  rowId,
  cast<string>('user_id', 'text').as('userId'),
  'stake as stakeCents',
  'odds',
  'selections',
  'status',
  'payout as payoutCents',
  'created_at as createdAt',
  'settles_at as settlesAt',
] as const;

export async function insertSportBet(
  db: Db,
  tenant: string,
  bet: Pick<StoredSportBet, 'userId' | 'stakeCents' | 'odds' | 'selections'>,
  times: { now: Date; settlesAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('sport_bets')
    .values({
      tenant,
      user_id: bet.userId,
      stake: bet.stakeCents,
      odds: bet.odds,
      selections: JSON.stringify(bet.selections),
      status: sportBetStatuses.open,
      settles_at: times.settlesAt,
      created_at: times.now,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

export function listSportBets(db: Db, tenant: string, userId: string): Promise<StoredSportBet[]> {
  return db
    .selectFrom('sport_bets')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export async function dueSportBets(db: Db, tenant: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sport_bets')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('status', '=', sportBetStatuses.open)
    .where('settles_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

// Locks the bet until the transaction ends; null when it is settled.
export async function lockOpenSportBet(db: Db, id: string): Promise<StoredSportBet | null> {
  const row = await db
    .selectFrom('sport_bets')
    .select(columns)
    .where('id', '=', idOf(id))
    .where('status', '=', sportBetStatuses.open)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function settleSportBet(db: Db, id: string, payoutCents: number): Promise<void> {
  const status = payoutCents > 0 ? sportBetStatuses.won : sportBetStatuses.lost;
  await db
    .updateTable('sport_bets')
    .set({ status, payout: payoutCents })
    .where('id', '=', idOf(id))
    .execute();
}

export async function cashOutSportBet(db: Db, id: string, payoutCents: number): Promise<void> {
  await db
    .updateTable('sport_bets')
    .set({ status: sportBetStatuses.cashed_out, payout: payoutCents })
    .where('id', '=', idOf(id))
    .execute();
}

export async function refundSportBet(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sport_bets')
    .set(({ ref }) => ({ status: sportBetStatuses.refunded, payout: ref('stake') }))
    .where('id', '=', idOf(id))
    .execute();
}
