import type { Settings } from '../../src/shared/contract/settings.ts';
import { transactionStatuses, transactionTypes } from '../../src/shared/contract/transactions.ts';
import { formatCents } from '../domain/money.ts';
import { withdrawalRequested } from '../domain/movements.ts';
import type { Player } from '../store/users.ts';
import { insertWithdrawal, withdrawalsSince } from '../store/withdrawals.ts';
import { moveMoney, recordTransaction } from './money.ts';
import { fieldRefusal, Refusal } from './refusal.ts';
import type { Work } from './work.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Takes the money out of the wallet and asks for its payment to the player's own tax number. */
export async function requestWithdrawal(
  work: Work,
  player: Player,
  settings: Settings,
  request: { key: string; amountCents: number },
): Promise<{ id: string; status: number }> {
  refuseUnlessAllowed(player, settings, request.amountCents);
  const entryId = await moveMoney(work, player.id, {
    key: `withdrawal:${request.key}`,
    kind: 'withdrawal_requested',
    postings: withdrawalRequested(request.amountCents),
  });
  // After the booking, which lets one withdrawal of the tenant through at a time: two at once both count.
  await refuseAboveDailyCount(work, player, settings);
  const status = transactionStatuses.pending;
  const transactionId = await recordTransaction(work, player.id, {
    entryId,
    sourceType: 'Withdraw',
    type: transactionTypes.out,
    status,
    amountCents: request.amountCents,
    source: { amount: request.amountCents },
  });
  const withdrawal = { userId: player.id, amountCents: request.amountCents, transactionId };
  return { id: await insertWithdrawal(work.sql, work.tenant, withdrawal, work.now), status };
}

function refuseUnlessAllowed(player: Player, settings: Settings, amountCents: number): void {
  if (!settings.withdraw_enabled) {
    throw new Refusal(403, { success: false, message: 'Os saques estão indisponíveis no momento.' });
  }
  if (player.identityStatus !== 'approved') {
    throw new Refusal(403, { success: false, message: 'Verifique sua identidade antes de sacar.' });
  }
  if (amountCents < settings.withdraw_min) {
    throw fieldRefusal({ amount: [`O saque mínimo é ${formatCents(settings.withdraw_min)}.`] });
  }
  if (amountCents > settings.withdraw_max) {
    throw fieldRefusal({ amount: [`O saque máximo é ${formatCents(settings.withdraw_max)}.`] });
  }
}

async function refuseAboveDailyCount(work: Work, player: Player, settings: Settings): Promise<void> {
  const today = await withdrawalsSince(
    work.sql,
    work.tenant,
    player.id,
    new Date(work.now.getTime() - dayMs),
  );
  if (settings.withdraw_daily_count > 0 && today.count >= settings.withdraw_daily_count) {
    throw fieldRefusal({ amount: ['Você atingiu o limite de saques por dia.'] });
  }
}
