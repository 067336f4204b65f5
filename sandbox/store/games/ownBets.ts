import { type Expression, sql } from 'kysely';
import type { SmallGameName } from '../../../src/shared/brand/brandNames.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { minesStatuses, sportBetStatuses } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';
import { anyId, idOf, rowId } from '../database/ids.ts';

const columns = ['id', 'tenant', 'user_id'] as const;

interface Bet {
  id: number;
  tenant: string;
  user_id: number;
}

type OtherGame = 'sport' | 'crash' | 'blackjack';

// Bets that wait for their result, by game.
const openByGame = {
  mines: (db) => db.selectFrom('mines_rounds').select(columns).where('status', '=', minesStatuses.playing),
  double: (db) => db.selectFrom('double_bets').select(columns).where('payout', 'is', null),
  sport: (db) => db.selectFrom('sport_bets').select(columns).where('status', '=', sportBetStatuses.open),
  crash: (db) => db.selectFrom('crash_rounds').select(columns).where('payout', 'is', null),
  blackjack: (db) => db.selectFrom('blackjack_rounds').select(columns).where('payout', 'is', null),
} satisfies Record<SmallGameName | OtherGame, (db: Db) => Expression<Bet>>;

const openBets = (db: Db) => {
  const bets = Object.entries(openByGame).map(
    ([game, open]) => sql`select ${sql.lit(game)}::text as game, bet.* from (${open(db)}) bet`,
  );
  return sql<Bet & Pick<OpenBet, 'game'>>`(${sql.join(bets, sql` union all `)})`.as<'open'>(sql`open`);
};

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
  game: keyof typeof openByGame;
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
