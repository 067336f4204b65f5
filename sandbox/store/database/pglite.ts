import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Sql, SqlValue } from './database.ts';
import { ownSchema, StoreUnavailable, safeInteger } from './database.ts';
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
  const sql = (current: PGlite): Sql => ({
    query: async <Row>(text: string, values: readonly SqlValue[] = []) => {
      if (server !== current) throw unavailable(dir);
      try {
        return (await current.query<Row>(text, [...values])).rows;
      } catch (error) {
        throw toStoreError(error);
      }
    },
  });

  let last: Promise<unknown> = Promise.resolve();
  // Runs tasks one at a time, so that none waits inside a server that panics.
  const enqueue = <T>(task: (current: PGlite) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => task(await running()));
    last = turn.catch(() => {});
    return turn;
  };
  const commit = async (current: PGlite): Promise<void> => {
    const [result] = await current.exec('commit').catch((error: unknown) => {
      throw toStoreError(error);
    });
    if (result?.command !== 'COMMIT') throw new Error('The transaction was rolled back by an earlier error');
    isDiskFull = false;
  };

  return {
    query: <Row>(text: string, values?: readonly SqlValue[]) =>
      enqueue((current) => sql(current).query<Row>(text, values)),
    transaction: (run) =>
      enqueue(async (current) => {
        await current.exec('begin');
        try {
          const result = await run(sql(current));
          await commit(current);
          return result;
        } catch (error) {
          if (server === current) await current.exec('rollback');
          throw error;
        }
      }),
    isReady: async () => {
      if (isDiskFull && dir !== null && !(await hasRoom(dir))) return false;
      return enqueue((current) => sql(current).query('select 1')).then(
        () => true,
        () => false,
      );
    },
    close: async () => {
      await last;
      await server?.close();
      await lock?.release();
    },
  };
}

async function start(dir: string | null): Promise<PGlite> {
  const server = dir === null ? new PGlite({ parsers }) : new PGlite(dir, { parsers });
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
