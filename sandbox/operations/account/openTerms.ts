import { termsVersion } from '../../content/settings.ts';
import { listConsents } from '../../store/players/consents.ts';
import { findSettingChange } from '../../store/settingChanges.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

type Read = Pick<UnitOfWork, 'db' | 'tenant'>;

/** Tells whether the player accepted other terms than those in force; a player without a consent is asked for none. */
export async function hasOpenTerms({ db, tenant }: Read, userId: string): Promise<boolean> {
  const version = (await findSettingChange(db, tenant, 'general_terms_version')) ?? termsVersion;
  const consents = await listConsents(db, tenant, userId);
  const accepted = consents.find(({ kind }) => kind === 'terms');
  return accepted !== undefined && accepted.version !== version;
}
