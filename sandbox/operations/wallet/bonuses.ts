import { channels, realtimeEvents } from '../../../src/shared/contract/realtime.ts';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { bonusForfeited, bonusGranted, bonusRedeemed } from '../../domain/movements.ts';
import { canActivate, canExclude, canRedeem, rolloverStates } from '../../domain/rollover.ts';
import { transactionSources } from '../../domain/statement.ts';
import { lockBalances } from '../../store/wallet/ledger.ts';
import {
  insertRollover,
  listRollovers,
  lockRollover,
  rolloverOnWire,
  type StoredRollover,
  saveRollover,
} from '../../store/wallet/rollovers.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { emitBalance, moveMoney, recordTransaction } from './money.ts';
import { needsFirstBet } from './playPermission.ts';

/** Grants bonus money and its rollover, active at once when no other is and the law lets the player have it. */
export async function grantBonus(
  work: UnitOfWork,
  userId: string,
  grant: { key: string; name: string; amountCents: number; rolloverTimes: number },
): Promise<string | null> {
  const postings = bonusGranted(grant.amountCents);
  const entryId = await moveMoney(work, userId, { key: grant.key, kind: entryKinds.bonusGranted, postings });
  if (entryId === null) return null;
  const others = await listRollovers(work.db, work.tenant, userId);
  const waits =
    others.some(({ state }) => state === rolloverStates.active) || (await needsFirstBet(work, userId));
  const rollover: Omit<StoredRollover, 'id'> = {
    name: grant.name,
    state: waits ? rolloverStates.waiting : rolloverStates.active,
    amountCurrent: 0,
    amountRollover: grant.amountCents * grant.rolloverTimes,
    amountWon: 0,
    balance: grant.amountCents,
  };
  const id = await insertRollover(work.db, work.tenant, userId, rollover, work.now);
  emitRollover(work, { ...rollover, id });
  return id;
}

export async function activateBonus(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const rollover = await found(work, userId, id);
  if (rollover.state === rolloverStates.active) return;
  // A bonus that is granted at the same time may become active first: it holds the accounts until its commit.
  await lockBalances(work.db, work.tenant, userId);
  const active =
    (await listRollovers(work.db, work.tenant, userId)).find(
      ({ state }) => state === rolloverStates.active,
    ) ?? null;
  if (!canExclude(rollover)) throw ended();
  if (!canActivate(rollover, active)) {
    throw new Refusal(422, { success: false, message: 'Já existe um bônus ativo.' });
  }
  await changeRollover(work, { ...rollover, state: rolloverStates.active });
  await emitBalance(work, userId);
}

export async function redeemBonus(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const rollover = await found(work, userId, id);
  if (!canExclude(rollover)) throw ended();
  if (!canRedeem(rollover)) {
    throw new Refusal(422, { success: false, message: 'O rollover deste bônus ainda não foi cumprido.' });
  }
  if (rollover.balance > 0) {
    const amountCents = rollover.balance;
    const postings = bonusRedeemed(amountCents);
    const entryId = await moveMoney(work, userId, {
      key: `redeem:${id}`,
      kind: entryKinds.bonusRedeemed,
      postings,
    });
    await recordTransaction(work, userId, {
      entryId,
      sourceType: transactionSources.bonus,
      type: transactionTypes.in,
      status: transactionStatuses.approved,
      amountCents,
      source: { amount: amountCents },
    });
  }
  await changeRollover(work, {
    ...rollover,
    state: rolloverStates.redeemed,
    amountWon: rollover.balance,
    balance: 0,
  });
}

export async function excludeBonus(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const rollover = await found(work, userId, id);
  if (!canExclude(rollover)) throw ended();
  if (rollover.balance > 0) {
    const postings = bonusForfeited(rollover.balance);
    await moveMoney(work, userId, { key: `exclude:${id}`, kind: entryKinds.bonusExcluded, postings });
  }
  await changeRollover(work, { ...rollover, state: rolloverStates.excluded, balance: 0 });
}

// Wagers the active rollover completely, as a control call of the start page.
export async function fulfilBonus(work: UnitOfWork, userId: string): Promise<void> {
  const active = (await listRollovers(work.db, work.tenant, userId)).find(
    ({ state }) => state === rolloverStates.active,
  );
  if (!active) throw notFound();
  await changeRollover(work, { ...active, amountCurrent: active.amountRollover });
  // The profile contains the active rollover, too.
  await emitBalance(work, userId);
}

const ended = () => new Refusal(422, { success: false, message: 'Este bônus já foi encerrado.' });

async function found(work: UnitOfWork, userId: string, id: string): Promise<StoredRollover> {
  const rollover = await lockRollover(work.db, work.tenant, userId, id);
  if (!rollover) throw notFound();
  return rollover;
}

export async function changeRollover(work: UnitOfWork, rollover: StoredRollover): Promise<void> {
  await saveRollover(work.db, rollover);
  emitRollover(work, rollover);
}

function emitRollover(work: UnitOfWork, rollover: StoredRollover): void {
  const data = rolloverOnWire(rollover);
  work.emit({ channel: channels.rollover(rollover.id), event: realtimeEvents.rollover, data });
}
