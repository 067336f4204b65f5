import {
  type DialectAdapter,
  type Driver,
  Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Builds typed queries over the driver of a store; both stores speak PostgreSQL. */
export function connect(driver: Driver, adapter: DialectAdapter): Db {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

export function streamQuery(): never {
  throw new Error('The store reads whole results');
}
