import { expressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredBlackjackRound {
  id: string;
  userId: string;
  gameId: string;
  // Of each of the two stakes of a doubled hand.
  betCents: number;
  doubled: boolean;
  player: number[];
  // The second card is face down while the round is open.
  banker: number[];
  // Null while the round is open.
  payoutCents: number | null;
}

const { cast } = expressionBuilder<Tables, 'blackjack_rounds'>();

// Returns null when the player has an open round of the game.
export async function insertBlackjackRound(
  db: Db,
  tenant: string,
  round: Pick<StoredBlackjackRound, 'userId' | 'gameId' | 'betCents' | 'player' | 'banker'>,
  now: Date,
): Promise<string | null> {
  const row = await db
    .insertInto('blackjack_rounds')
    .values({
      tenant,
      user_id: round.userId,
      game_id: round.gameId,
      bet: round.betCents,
      player: JSON.stringify(round.player),
      banker: JSON.stringify(round.banker),
      payout: null,
      moved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(rowId)
    .executeTakeFirst();
  return row?.id ?? null;
}

const rounds = (db: Db, tenant: string) =>
  db
    .selectFrom('blackjack_rounds')
    .select([
      rowId,
      cast<string>('user_id', 'text').as('userId'),
      'game_id as gameId',
      'bet as betCents',
      'doubled',
      'player',
      'banker',
      'payout as payoutCents',
    ])
    .where('tenant', '=', tenant);

/** Lists the newest rounds of a game. */
export function listBlackjackRounds(
  db: Db,
  tenant: string,
  userId: string,
  gameId: string,
  count: number,
): Promise<StoredBlackjackRound[]> {
  return rounds(db, tenant)
    .where('user_id', '=', idOf(userId))
    .where('game_id', '=', gameId)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

// Locks the row until the transaction ends.
export async function lockBlackjackRound(
  db: Db,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredBlackjackRound | null> {
  const row = await rounds(db, tenant)
    .where('user_id', '=', idOf(userId))
    .where(cast<string>('id', 'text'), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Lists open rounds without a move since a time. */
export function listForsakenHands(db: Db, tenant: string, since: Date): Promise<StoredBlackjackRound[]> {
  return rounds(db, tenant).where('payout', 'is', null).where('moved_at', '<', since).orderBy('id').execute();
}

export async function saveBlackjackRound(
  db: Db,
  { id, doubled, player, banker, payoutCents }: StoredBlackjackRound,
  now: Date,
): Promise<void> {
  await db
    .updateTable('blackjack_rounds')
    .set({
      doubled,
      player: JSON.stringify(player),
      banker: JSON.stringify(banker),
      payout: payoutCents,
      moved_at: now,
    })
    .where('id', '=', idOf(id))
    .execute();
}
