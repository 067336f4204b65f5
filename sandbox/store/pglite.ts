import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Sql, SqlValue } from './database.ts';
import { ownSchema, StoreUnavailable, safeInteger } from './database.ts';
import { lockFolder } from './folderLock.ts';

const parsers = { [types.INT8]: safeInteger, [types.DATE]: (text: string) => text };

/** The embedded server. `folder` null: in memory, for tests. */
export async function openPglite(folder: string | null): Promise<Database> {
  const lock = folder === null ? null : await lockFolder(folder);
  const pglite = folder === null ? new PGlite({ parsers }) : new PGlite(folder, { parsers });
  try {
    await pglite.waitReady;
    await pglite.exec(ownSchema);
  } catch (error) {
    await lock?.release();
    throw new StoreUnavailable(
      `The data folder ${folder} cannot be read; delete it or start with --reset to begin anew.`,
      { cause: error },
    );
  }
  const sql = (target: Pick<PGlite, 'query'>): Sql => ({
    query: async <Row>(text: string, values: readonly SqlValue[] = []) =>
      (await target.query<Row>(text, [...values])).rows,
  });
  return {
    ...sql(pglite),
    transaction: (run) => pglite.transaction((tx) => run(sql(tx))),
    isReady: async () => pglite.ready && !pglite.closed,
    close: async () => {
      await pglite.close();
      await lock?.release();
    },
  };
}
