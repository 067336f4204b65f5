import type { Database } from '../../../sandbox/store/database/database.ts';

const message = 'power cut';

/** Wraps a store whose next commit can be made to fail, after all of its statements have run. */
export function breakableDatabase(database: Database) {
  let isBroken = false;
  const breakable: Database = {
    ...database,
    transaction: (run) =>
      database.transaction(async (db) => {
        const result = await run(db);
        if (!isBroken) return result;
        isBroken = false;
        throw new Error(message);
      }),
  };
  return {
    database: breakable,
    breakNextCommit: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
    },
  };
}

export const isPowerCut = (error: unknown): boolean => String(error).includes(message);
