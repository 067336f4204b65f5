import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { countDeposits } from '../../store/wallet/transactions.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/** Refuses gifts before the first approved deposit, where the operator demands it and the law allows it. */
export async function refuseBeforeFirstDeposit(
  work: UnitOfWork,
  userId: string,
  { features_active_for_deposit: isAsked }: Settings,
  { jurisdiction }: Pick<SandboxBrand, 'jurisdiction'>,
): Promise<void> {
  if (!isAsked || jurisdiction === 'br') return;
  if ((await countDeposits(work.db, work.tenant, userId)) > 0) return;
  throw new Refusal(403, {
    success: false,
    error: true,
    message: 'Disponível depois do seu primeiro depósito.',
  });
}
