import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

// The store as a whole, or one transaction of it.
export type Db = Kysely<Tables>;

export interface Database {
  // Runs each statement by itself.
  db: Db;
  // Commits when `run` resolves, rolls back when it throws; may run it again.
  transaction<T>(run: (db: Transaction<Tables>) => Promise<T>): Promise<T>;
  // Whether a statement runs right now.
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

// A separate schema, so that other tables of a shared server are never touched.
export const schemaName = 'bandeira_sandbox';
export const ownSchema = `create schema if not exists ${schemaName}; set search_path to ${schemaName}`;

/** Reports an error of the store that the user of the sandbox can fix. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Throws for a bigint beyond 2^53 instead of rounding it. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer`);
  return value;
}
