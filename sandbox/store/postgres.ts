import pg from 'pg';
import type { Database, Sql, SqlValue } from './database.ts';
import { ownSchema, StoreUnavailable, safeInteger, schemaName } from './database.ts';

const { builtins } = pg.types;

/** The server in DATABASE_URL. */
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
  // An idle connection that the server ends must not take the process down; the next query opens a new one.
  pool.on('error', () => {});
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
    ...sql(pool),
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await run(sql(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : '(no URL)';
}
