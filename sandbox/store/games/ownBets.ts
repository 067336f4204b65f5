import { sql } from 'kysely';
import type { SmallGameName } from '../../../src/shared/brand/brandNames.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { minesStatuses, sportBetStatuses } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { anyId, idOf, rowId } from '../database/ids.ts';

const gameName = (name: OpenBet['game']) => sql<typeof name>`${sql.lit(name)}::text`.as('game');

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

export interface OpenBet {
  game: SmallGameName | 'sport' | 'crash' | 'blackjack';
  id: string;
}

/** Lists a player's bets that wait for their result. */
export function listOpenBets(db: Db, tenant: string, userId: string): Promise<OpenBet[]> {
  return db
    .selectFrom(openBets(db))
    .select(['game', rowId])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('open.id')
    .execute();
}
