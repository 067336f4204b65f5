import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
} from 'kysely';
import pg from 'pg';
import { connect, streamQuery } from './connect.ts';
import { type Database, ownSchema, StoreUnavailable, safeInteger, schemaName } from './database.ts';
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
  try {
    await pool.query(ownSchema);
  } catch (error) {
    await pool.end();
    throw new StoreUnavailable(
      `The database ${withoutPassword(url)} in DATABASE_URL does not answer (${error instanceof Error ? error.message : error}); start it or unset DATABASE_URL.`,
      { cause: error },
    );
  }
  const db = connect(
    {
      init: async () => {},
      acquireConnection: async () => poolConnection(pool),
      beginTransaction: (connection: PoolConnection) => connection.begin(),
      commitTransaction: (connection: PoolConnection) => connection.commit(),
      rollbackTransaction: (connection: PoolConnection) => connection.rollback(),
      releaseConnection: async (connection: PoolConnection) => connection.release(),
      destroy: () => pool.end(),
    },
    new PostgresAdapter(),
  );
  return {
    db,
    transaction: (run) => retryTransaction(() => db.transaction().execute(run)),
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

interface PoolConnection extends DatabaseConnection {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): void;
}

// Takes a client of the pool for a transaction only. The pool runs any other statement, which may be repeated.
function poolConnection(pool: pg.Pool): PoolConnection {
  let client: pg.PoolClient | null = null;
  // What makes the client unfit for another transaction.
  let broken: Error | undefined;
  const run = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (!client) return retryTransaction(() => pool.query(text, [...values]), /^\s*select\b/i.test(text));
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isLostConnection(error)) broken = error;
      throw error;
    }
  };
  return {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => {
      const { rows, rowCount } = await run(sql, parameters);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery,
    begin: async () => {
      client = await pool.connect();
      await run('begin');
    },
    commit: async () => {
      const { command } = await run('commit').catch((error: unknown) => {
        // Whether it was committed is unknown, so the transaction must not run again.
        if (isLostConnection(error))
          throw new StoreUnavailable('The database does not answer.', { cause: error });
        throw error;
      });
      if (command !== 'COMMIT') throw new AbortedTransactionError();
    },
    rollback: async () => {
      await run('rollback').catch((error: Error) => {
        broken = error;
      });
    },
    release: () => client?.release(broken),
  };
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : '(no URL)';
}
