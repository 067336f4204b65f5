import type { ConsentRequest } from '../../../src/shared/contract/account/accountData.ts';
import { insertConsent } from '../../store/players/consents.ts';
import { fieldRefusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

const mostChoices = 20;
const clockSlackMs = 24 * 60 * 60 * 1000;

/** Keeps a player's decision; terms only in the version in force, cookies with the device's time. */
export async function keepConsent(
  { db, tenant, now }: UnitOfWork,
  userId: string,
  { kind, version, choices = [], decided_at: decidedText }: ConsentRequest,
  termsVersion: string,
): Promise<void> {
  if (kind === 'terms' && version !== termsVersion)
    throw fieldRefusal({ version: ['Os termos mudaram. Recarregue a página e aceite de novo.'] });
  if (version.length > 40 || choices.length > mostChoices || choices.some(({ length }) => length > 40))
    throw fieldRefusal({ choices: ['Valor inválido.'] });
  const decidedAt = kind === 'terms' || decidedText === undefined ? now : new Date(decidedText);
  // A device's clock may be ahead, but a decision of the year 9999 proves nothing.
  if (!(decidedAt.getTime() > 0 && decidedAt.getTime() <= now.getTime() + clockSlackMs))
    throw fieldRefusal({ decided_at: ['Data inválida.'] });
  await insertConsent(db, tenant, userId, { kind, version, choices, decidedAt });
}

export async function acceptTerms(
  { db, tenant, now }: UnitOfWork,
  userId: string,
  version: string,
): Promise<void> {
  await insertConsent(db, tenant, userId, { kind: 'terms', version, choices: [], decidedAt: now });
}
