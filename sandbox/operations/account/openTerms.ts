import { termsVersion } from '../../content/settings.ts';
import { listConsents } from '../../store/players/consents.ts';
import { findSettingChange } from '../../store/settingChanges.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

type Read = Pick<UnitOfWork, 'sql' | 'tenant'>;

/** Tells whether the player accepted other terms than those in force; a player without a consent is asked for none. */
export async function hasOpenTerms({ sql, tenant }: Read, userId: string): Promise<boolean> {
  const version = (await findSettingChange(sql, tenant, 'general_terms_version')) ?? termsVersion;
  const consents = await listConsents(sql, tenant, userId);
  const accepted = consents.find(({ kind }) => kind === 'terms');
  return accepted !== undefined && accepted.version !== version;
}
