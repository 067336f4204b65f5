import { limitPeriods } from '../../../src/shared/contract/account/protection.ts';
import type { RegisterRequest } from '../../../src/shared/contract/account/register.ts';
import { saveLimit } from '../../store/players/limits.ts';
import { changePlayer } from '../../store/players/users.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { acceptTerms } from './consents.ts';

type Answers = Pick<RegisterRequest, 'limits' | 'address' | 'politically_exposed'>;

/** Stores what Brazilian law asks at registration: limits, address, declaration, and consent to the terms. */
export async function saveLawfulAnswers(
  work: UnitOfWork,
  userId: string,
  { limits = {}, address, politically_exposed: politicallyExposed = false }: Answers,
  termsVersion: string,
): Promise<void> {
  const { db, tenant } = work;
  const fixed = { hasPending: false, pendingValue: null, effectiveAt: null, asksConfirmation: false };
  for (const kind of ['loss', 'time'] as const) {
    for (const period of limitPeriods) {
      const value = limits[kind]?.[period] ?? null;
      if (value !== null)
        await saveLimit(db, tenant, userId, { kind, period, value: Number(value), ...fixed });
    }
  }
  await changePlayer(db, tenant, userId, { address: JSON.stringify(address ?? null), politicallyExposed });
  await acceptTerms(work, userId, termsVersion);
}
