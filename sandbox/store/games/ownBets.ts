import { sql } from 'kysely';
import { entryKinds } from '../../domain/ledger.ts';
import { minesStatuses, sportBetStatuses } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { anyId, idOf, rowId } from '../database/ids.ts';

/** Tells whether one of these accounts has a settled bet that was not paid by a bonus alone. */
export async function hasSettledOwnBet(db: Db, userIds: readonly string[]): Promise<boolean> {
  const ids = anyId(userIds);
  const openBets = db
    .selectFrom('mines_rounds')
    .select(sql<string>`'mines:' || id || ':bet'`.as('key'))
    .where('user_id', '=', ids)
    .where('status', '=', minesStatuses.playing)
    .unionAll(
      db
        .selectFrom('double_bets')
        .select(sql<string>`'double:' || id || ':bet'`.as('key'))
        .where('user_id', '=', ids)
        .where('payout', 'is', null),
    )
    .unionAll(
      db
        .selectFrom('sport_bets')
        .select(sql<string>`'sport:' || id || ':bet'`.as('key'))
        .where('user_id', '=', ids)
        .where('status', '=', sportBetStatuses.open),
    )
    .unionAll(
      db
        .selectFrom('crash_rounds')
        .select(sql<string>`'crash:' || id || ':bet'`.as('key'))
        .where('user_id', '=', ids)
        .where('payout', 'is', null),
    );
  const bet = await db
    .selectFrom('entries as bet')
    .select('bet.id')
    .where('bet.user_id', '=', ids)
    .where('bet.kind', '=', entryKinds.betPlaced)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('bonus_stakes as paid')
            .select('paid.round')
            .whereRef('paid.user_id', '=', 'bet.user_id')
            .where('paid.main', '=', 0)
            .where(sql<boolean>`paid.round || ':bet' = bet.key`),
        ),
      ),
    )
    .where('bet.key', 'not in', openBets)
    .limit(1)
    .executeTakeFirst();
  return bet !== undefined;
}

export interface OpenBets {
  // Open round of Mines, if any.
  mines: string[];
  double: string[];
  sports: string[];
  crash: string[];
}

/** Lists the ids of a player's bets that wait for their result. */
export async function listOpenBets(db: Db, tenant: string, userId: string): Promise<OpenBets> {
  const mines = await db
    .selectFrom('mines_rounds')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('status', '=', minesStatuses.playing)
    .orderBy('id')
    .execute();
  const double = await db
    .selectFrom('double_bets')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('payout', 'is', null)
    .orderBy('id')
    .execute();
  const sports = await db
    .selectFrom('sport_bets')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('status', '=', sportBetStatuses.open)
    .orderBy('id')
    .execute();
  const crash = await db
    .selectFrom('crash_rounds')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('payout', 'is', null)
    .orderBy('id')
    .execute();
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { mines: idsOf(mines), double: idsOf(double), sports: idsOf(sports), crash: idsOf(crash) };
}
