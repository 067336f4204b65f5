import type { Sql } from './database.ts';

/** Tells whether a tax number is in the register of persons who may not bet. */
export async function isImpeded(sql: Sql, document: string): Promise<boolean> {
  const rows = await sql.query('select 1 from impeded_persons where document = $1', [document]);
  return rows.length > 0;
}

export async function listImpeded(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ document: string }>(
    'select document from impeded_persons order by document',
  );
  return rows.map(({ document }) => document);
}

export async function setImpeded(sql: Sql, document: string, listed: boolean, now: Date): Promise<void> {
  if (!listed) await sql.query('delete from impeded_persons where document = $1', [document]);
  else
    await sql.query(
      'insert into impeded_persons (document, listed_at) values ($1, $2) on conflict do nothing',
      [document, now],
    );
}
