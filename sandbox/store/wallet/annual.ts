import { type Expression, expressionBuilder, sql } from 'kysely';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { type BetSource, transactionSources } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { anyText } from '../database/ids.ts';
import { sumOf } from '../database/sums.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredYear {
  tenant: string;
  sportsStakes: number;
  sportsPrizes: number;
  gamesStakes: number;
  gamesPrizes: number;
  // Of the main wallet, at the end of 31 December before and of the year.
  balanceBefore: number;
  balanceAfter: number;
  // Of the account or its oldest transaction.
  since: Date;
}

type Year = Tables & { bounds: { starts_at: Date; ends_at: Date } };
const { ref, selectFrom } = expressionBuilder<Year, 'users' | 'bounds'>();

const linesOf = () =>
  selectFrom('transactions as line')
    .whereRef('line.tenant', '=', 'users.tenant')
    .whereRef('line.user_id', '=', 'users.id');

const { bet, in: prize } = transactionTypes;
const yearOf = (source: BetSource, type: typeof bet | typeof prize) =>
  linesOf()
    .select(sumOf(sql.ref('line.amount')).as('cents'))
    .where('line.status', '=', transactionStatuses.approved)
    .where('line.source_type', '=', source)
    .where('line.type', '=', type)
    .whereRef('line.created_at', '>=', 'bounds.starts_at')
    .whereRef('line.created_at', '<', 'bounds.ends_at')
    .$asScalar();

const balanceAt = (instant: Expression<Date>) =>
  selectFrom('accounts')
    .innerJoin('postings', 'postings.account_id', 'accounts.id')
    .innerJoin('entries', 'entries.id', 'postings.entry_id')
    .select(sumOf(sql.ref('postings.amount')).as('cents'))
    .whereRef('accounts.user_id', '=', 'users.id')
    .where('accounts.name', '=', 'main')
    .where('entries.created_at', '<', instant)
    .$asScalar();

const newYear = (year: number, timeZone: string) =>
  sql<Date>`make_timestamp(${year}::int, 1, 1, 0, 0, 0) at time zone ${timeZone}::text`;

/** Sums up a year of each account that the tax number has in these tenants. */
export function listYears(
  db: Db,
  tenants: readonly string[],
  document: string,
  { year, timeZone }: { year: number; timeZone: string },
): Promise<StoredYear[]> {
  const { casinoBet, sportBet } = transactionSources;
  const bounds = db
    .selectNoFrom([newYear(year, timeZone).as('starts_at'), newYear(year + 1, timeZone).as('ends_at')])
    .as('bounds');
  const oldest = linesOf().select(({ fn }) => fn.min('line.created_at').as('at'));
  return db
    .selectFrom(['users', bounds])
    .select(({ fn }) => [
      'users.tenant',
      fn<Date>('least', ['users.created_at', oldest]).as('since'),
      yearOf(sportBet, bet).as('sportsStakes'),
      yearOf(sportBet, prize).as('sportsPrizes'),
      yearOf(casinoBet, bet).as('gamesStakes'),
      yearOf(casinoBet, prize).as('gamesPrizes'),
      balanceAt(ref('bounds.starts_at')).as('balanceBefore'),
      balanceAt(ref('bounds.ends_at')).as('balanceAfter'),
    ])
    .where('users.tenant', '=', anyText(tenants))
    .where('users.document', '=', document)
    .orderBy('users.tenant')
    .execute();
}
