import pg from 'pg';
import type { Database, Sql, SqlValue } from './database.ts';
import { ownSchema, StoreUnavailable, safeInteger, schemaName } from './database.ts';
import { isLostConnection, retryTransaction } from './retry.ts';

const { builtins } = pg.types;

export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: `-c search_path=${schemaName}`,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (id, format) => {
        if (id === builtins.INT8) return safeInteger;
        if (id === builtins.DATE) return (text: string) => text;
        return pg.types.getTypeParser(id, format);
      },
    },
  });
  // A connection that the server ends must not end the process: its query fails and the next query opens a new
  // connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const sql = (target: Pick<pg.Pool | pg.PoolClient, 'query'>): Sql => ({
    query: async <Row>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> =>
      (await target.query(text, [...values])).rows,
  });
  try {
    await pool.query(ownSchema);
  } catch (error) {
    await pool.end();
    throw new StoreUnavailable(
      `The database ${withoutPassword(url)} in DATABASE_URL does not answer (${error instanceof Error ? error.message : error}); start it or unset DATABASE_URL.`,
      { cause: error },
    );
  }
  return {
    query: <Row>(text: string, values: readonly SqlValue[] = []) => {
      const read = () => sql(pool).query<Row>(text, values);
      // A read-only statement may run twice; the outcome of any other is unknown.
      return retryTransaction(read, () => !/^\s*select\b/i.test(text));
    },
    transaction: (run) => {
      let isCommitSent = false;
      const attempt = async () => {
        isCommitSent = false;
        const client = await pool.connect();
        let broken: Error | undefined;
        try {
          await client.query('begin');
          const result = await run(sql(client));
          isCommitSent = true;
          const { command } = await client.query('commit');
          if (command !== 'COMMIT') throw new Error('The transaction was rolled back by an earlier error');
          return result;
        } catch (error) {
          await client.query('rollback').catch((lost: Error) => {
            broken = lost;
          });
          if (isLostConnection(error)) broken = error;
          throw error;
        } finally {
          client.release(broken);
        }
      };
      return retryTransaction(attempt, () => isCommitSent);
    },
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : '(no URL)';
}
