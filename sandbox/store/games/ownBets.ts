import { sql } from 'kysely';
import { entryKinds } from '../../domain/ledger.ts';
import { minesStatuses, sportBetStatuses } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { anyId, idOf, rowId } from '../database/ids.ts';

const gameName = (name: 'mines' | 'double' | 'sport' | 'crash' | 'blackjack') =>
  sql<typeof name>`${sql.lit(name)}::text`.as('game');

// Bets of all players that wait for their result.
const openBets = (db: Db) =>
  db
    .selectFrom('mines_rounds')
    .select([gameName('mines'), 'id', 'tenant', 'user_id'])
    .where('status', '=', minesStatuses.playing)
    .unionAll(
      db
        .selectFrom('double_bets')
        .select([gameName('double'), 'id', 'tenant', 'user_id'])
        .where('payout', 'is', null),
    )
    .unionAll(
      db
        .selectFrom('sport_bets')
        .select([gameName('sport'), 'id', 'tenant', 'user_id'])
        .where('status', '=', sportBetStatuses.open),
    )
    .unionAll(
      db
        .selectFrom('crash_rounds')
        .select([gameName('crash'), 'id', 'tenant', 'user_id'])
        .where('payout', 'is', null),
    )
    .unionAll(
      db
        .selectFrom('blackjack_rounds')
        .select([gameName('blackjack'), 'id', 'tenant', 'user_id'])
        .where('payout', 'is', null),
    )
    .as('open');

/** Tells whether one of these accounts has a settled bet that was not paid by a bonus alone. */
export async function hasSettledOwnBet(db: Db, userIds: readonly string[]): Promise<boolean> {
  const ids = anyId(userIds);
  const openKeys = db
    .selectFrom(openBets(db))
    .select(sql<string>`game || ':' || id || ':bet'`.as('key'))
    .where('user_id', '=', ids);
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
    .where('bet.key', 'not in', openKeys)
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
  blackjack: string[];
}

/** Lists the ids of a player's bets that wait for their result. */
export async function listOpenBets(db: Db, tenant: string, userId: string): Promise<OpenBets> {
  const rows = await db
    .selectFrom(openBets(db))
    .select(['game', rowId])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('open.id')
    .execute();
  const idsOf = (name: (typeof rows)[number]['game']) =>
    rows.filter(({ game }) => game === name).map(({ id }) => id);
  return {
    mines: idsOf('mines'),
    double: idsOf('double'),
    sports: idsOf('sport'),
    crash: idsOf('crash'),
    blackjack: idsOf('blackjack'),
  };
}
