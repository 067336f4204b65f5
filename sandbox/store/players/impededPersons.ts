import type { Sql } from '../database/database.ts';

// `law`: the person may have no account. `benefit`: the person may open none, and keeps one that exists.
export type ImpededGround = 'law' | 'benefit';

export interface ImpededPerson {
  document: string;
  ground: ImpededGround;
}

/** Tells whether a tax number is in the register of persons who may not bet. */
export async function isImpeded(sql: Sql, document: string): Promise<boolean> {
  const rows = await sql.query('select 1 from impeded_persons where document = $1', [document]);
  return rows.length > 0;
}

export function listImpeded(sql: Sql): Promise<ImpededPerson[]> {
  return sql.query<ImpededPerson>('select document, ground from impeded_persons order by document');
}

/** Lists a tax number on a ground, or removes it with null. */
export async function setImpeded(
  sql: Sql,
  document: string,
  ground: ImpededGround | null,
  now: Date,
): Promise<void> {
  if (!ground) await sql.query('delete from impeded_persons where document = $1', [document]);
  else
    await sql.query(
      `insert into impeded_persons (document, ground, listed_at) values ($1, $2, $3)
       on conflict (document) do update set ground = excluded.ground`,
      [document, ground, now],
    );
}
