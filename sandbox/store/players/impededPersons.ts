import type { ImpededGround } from '../../domain/states.ts';
import type { Db } from '../database/database.ts';

export interface ImpededPerson {
  document: string;
  ground: ImpededGround;
}

/** Tells whether a tax number is in the register of persons who may not bet. */
export async function isImpeded(db: Db, document: string): Promise<boolean> {
  const row = await db
    .selectFrom('impeded_persons')
    .select('ground')
    .where('document', '=', document)
    .executeTakeFirst();
  return row !== undefined;
}

export function listImpeded(db: Db): Promise<ImpededPerson[]> {
  return db.selectFrom('impeded_persons').select(['document', 'ground']).orderBy('document').execute();
}

/** Lists a tax number on a ground, or removes it with null. */
export async function setImpeded(
  db: Db,
  document: string,
  ground: ImpededGround | null,
  now: Date,
): Promise<void> {
  if (!ground) await db.deleteFrom('impeded_persons').where('document', '=', document).execute();
  else
    await db
      .insertInto('impeded_persons')
      .values({ document, ground, listed_at: now })
      .onConflict((conflict) => conflict.column('document').doUpdateSet({ ground }))
      .execute();
}
