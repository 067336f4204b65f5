import { openAsBlob } from 'node:fs';
import { PGlite, types } from '@electric-sql/pglite';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  PGliteAdapter,
  type QueryResult,
  sql,
} from 'kysely';
import { connect, streamQuery } from './connect.ts';
import { type Database, ownSchema, StoreUnavailable, safeInteger } from './database.ts';
import { lockDir } from './directoryLock.ts';
import { hasRoom } from './diskSpace.ts';

const parsers = { [types.INT8]: safeInteger, [types.DATE]: (text: string) => text };

// PostgreSQL's error code for a full disk.
const diskFullCode = '53100';

/** Opens the embedded server in a directory, or in memory for tests. */
export async function openPglite(dir: string | null): Promise<Database> {
  const lock = dir === null ? null : await lockDir(dir);
  let server: PGlite | null = null;
  let isDiskFull = false;
  try {
    server = await start(dir);
  } catch (error) {
    await lock?.release();
    throw error;
  }

  // Restarts the server after a panic, with its committed data, once its files can be written.
  const running = async (): Promise<PGlite> => {
    if (server) return server;
    if (dir === null || !(await hasRoom(dir))) throw unavailable(dir);
    server = await start(dir);
    isDiskFull = false;
    return server;
  };
  // After a panic the server waits for its own locks forever, so no further statement may reach it.
  const toStoreError = (error: unknown): unknown => {
    const { severity, code } = Object(error);
    if (severity === 'PANIC') server = null;
    else if (code !== diskFullCode) return error;
    isDiskFull = true;
    return unavailable(dir, error);
  };
  // The server in which a transaction runs.
  let inTransaction: PGlite | null = null;
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const current = inTransaction ?? (await running());
      if (server !== current) throw unavailable(dir);
      try {
        const { rows, affectedRows = 0 } = await current.query<R>(text, [...parameters]);
        return { rows, numAffectedRows: BigInt(affectedRows) };
      } catch (error) {
        throw toStoreError(error);
      }
    },
    streamQuery,
  };
  // The adapter hands the connection to one task at a time, so that none waits inside a server that panics.
  const db = connect(
    {
      init: async () => {},
      // Must not throw: the next task would wait for this one forever.
      acquireConnection: async () => connection,
      beginTransaction: async () => {
        inTransaction = await running();
        await inTransaction.exec('begin');
      },
      commitTransaction: async () => {
        const results = await inTransaction?.exec('commit').catch((error: unknown) => {
          throw toStoreError(error);
        });
        if (results?.[0]?.command !== 'COMMIT') throw new AbortedTransactionError();
        isDiskFull = false;
      },
      rollbackTransaction: async () => {
        if (server === inTransaction) await server?.exec('rollback');
      },
      releaseConnection: async () => {
        inTransaction = null;
      },
      destroy: async () => {},
    },
    new PGliteAdapter(),
  );
  const waitForTasks = () => db.connection().execute(async () => {});

  return {
    db,
    transaction: (run) => db.transaction().execute(run),
    isReady: async () => {
      if (isDiskFull && dir !== null && !(await hasRoom(dir))) return false;
      return sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
    },
    close: async () => {
      await waitForTasks();
      await server?.close();
      await lock?.release();
    },
  };
}

// Creating a database takes seconds, so tests set the environment variable to a file with an empty one.
async function startInMemory(): Promise<PGlite> {
  const empty = process.env.BANDEIRA_EMPTY_DATABASE;
  if (!empty) return new PGlite({ parsers });
  return new PGlite({ parsers, loadDataDir: await openAsBlob(empty) });
}

async function start(dir: string | null): Promise<PGlite> {
  const server = dir === null ? await startInMemory() : new PGlite(dir, { parsers });
  try {
    await server.waitReady;
    await server.exec(ownSchema);
    return server;
  } catch (error) {
    if (dir !== null && !(await hasRoom(dir))) throw unavailable(dir, error);
    throw new StoreUnavailable(
      `The data folder ${dir} cannot be read; delete it or start with --reset to begin anew.`,
      { cause: error },
    );
  }
}

function unavailable(dir: string | null, cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(`No space is left for the data folder ${dir}; free some on its disk.`, {
    cause,
  });
}
