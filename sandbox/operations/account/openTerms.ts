import { listConsents } from '../../store/players/consents.ts';
import { findSettingChange } from '../../store/settingChanges.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

type Read = Pick<UnitOfWork, 'sql' | 'tenant'>;

/** Tells whether terms were published after those that the player accepted; who accepted none is asked for none. */
export async function hasOpenTerms({ sql, tenant }: Read, userId: string): Promise<boolean> {
  const published = await findSettingChange(sql, tenant, 'general_terms_version');
  if (published === undefined) return false;
  const consents = await listConsents(sql, tenant, userId);
  const accepted = consents.find(({ kind }) => kind === 'terms');
  return accepted !== undefined && accepted.version !== published;
}
