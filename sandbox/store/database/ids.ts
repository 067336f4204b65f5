import { sql } from 'kysely';

/** Reads an id, which is text outside of the store, as the bigint of its column. */
export const idOf = (id: string) => sql<number>`${id}::bigint`;

/** Writes several ids as one parameter, for a comparison with `=`. */
export const anyId = (ids: readonly string[]) => sql<number>`any(${`{${ids.join(',')}}`}::bigint[])`;
export const anyText = (texts: readonly string[]) =>
  sql<string>`any(${`{${texts.map((text) => `"${text}"`).join(',')}}`}::text[])`;

// The id of a row as text.
export const rowId = sql<string>`id::text`.as('id');
