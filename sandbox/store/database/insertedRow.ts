import type { Sql, SqlValue } from './database.ts';

/** Runs an `insert … returning` of one row and returns that row. */
export async function insertedRow<Row = { id: string }>(
  sql: Sql,
  insert: string,
  values: readonly SqlValue[],
): Promise<Row> {
  const [row] = await sql.query<Row>(insert, values);
  if (!row) throw new Error(`Nothing was inserted by: ${insert}`);
  return row;
}
