import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { ReferralHold } from '../../../src/shared/money/referralHolds.ts';
import { heldRewards } from '../../domain/heldRewards.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { referralRewarded } from '../../domain/movements.ts';
import { transactionSources } from '../../domain/statement.ts';
import { listReferrals, movementsSinceReward, referrerOf, rewardKey } from '../../store/wallet/referrals.ts';
import type { SandboxBrand } from '../../tenants.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { grantBonus } from './bonuses.ts';
import { moveMoney, recordTransaction } from './money.ts';
import { isClosed } from './playPermission.ts';

interface Reward {
  amountCents: number;
  isMoney: boolean;
  // How often a reward paid as a bonus is wagered.
  rolloverTimes: number;
}

export interface ReferralTerms {
  // The smallest first deposit that counts.
  minCents: number;
  // The maximum that one referrer earns.
  maxCents: number;
  referrer: Reward | null;
  referee: Reward | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const usualTimes = 5;
// Values of the `refer_*_rollover_id` settings; any other id has the default terms.
const rolloverTerms: ReadonlyMap<string, number> = new Map([
  ['1', usualTimes],
  ['2', 10],
  ['3', 20],
]);

/** Returns the reward terms; Brazilian law ties no bonus to a deposit, so the referred player gets none. */
export function referralTerms(
  settings: Settings,
  { jurisdiction, features }: SandboxBrand,
): ReferralTerms | null {
  if (!settings.refer_enabled || !features.referrals) return null;
  const reward = (amountCents: number, wallet: string, terms: string): Reward | null =>
    amountCents > 0
      ? { amountCents, isMoney: wallet === 'main', rolloverTimes: rolloverTerms.get(terms) ?? usualTimes }
      : null;
  const { refer_referrer_amount: forReferrer, refer_referee_amount: forReferee } = settings;
  const rewardsReferee = settings.refer_referee_enabled && jurisdiction !== 'br';
  return {
    minCents: settings.refer_min,
    maxCents: settings.refer_max_refer || Number.POSITIVE_INFINITY,
    referrer: reward(forReferrer, settings.refer_referrer_wallet_type, settings.refer_referrer_rollover_id),
    referee: rewardsReferee
      ? reward(forReferee, settings.refer_referee_wallet_type, settings.refer_referee_rollover_id)
      : null,
  };
}

/** Rewards the referrer once per player, after the player's first approved deposit. */
export async function rewardReferral(
  work: UnitOfWork,
  refereeId: string,
  depositCents: number,
  { minCents, maxCents, referrer, referee }: ReferralTerms,
): Promise<void> {
  const referrerId = await referrerOf(work.db, work.tenant, refereeId);
  if (referrerId === null || depositCents < minCents) return;
  const key = rewardKey(refereeId);
  if (referrer) {
    const earned = await listReferrals(work.db, work.tenant, referrerId);
    const earnedCents = earned.reduce((sum, one) => sum + one.earnedCents, 0);
    const amountCents = Math.min(referrer.amountCents, maxCents - earnedCents);
    if (amountCents > 0) await pay(work, referrerId, key, { ...referrer, amountCents });
  }
  if (referee) await pay(work, refereeId, key, referee);
}

async function pay(work: UnitOfWork, userId: string, key: string, reward: Reward): Promise<void> {
  const { amountCents, rolloverTimes } = reward;
  if (!reward.isMoney) {
    // Nothing else refuses it, because it is granted once: under the law it waits for the first bet.
    if (await isClosed(work, userId)) return;
    await grantBonus(work, userId, { key, name: 'Bônus de indicação', amountCents, rolloverTimes });
    return;
  }
  const postings = referralRewarded(amountCents);
  const entryId = await moveMoney(work, userId, { key, kind: entryKinds.referralReward, postings });
  if (entryId === null) return;
  await recordTransaction(work, userId, {
    entryId,
    sourceType: transactionSources.referral,
    type: transactionTypes.in,
    status: transactionStatuses.approved,
    amountCents,
    source: { amount: amountCents },
  });
}

/** Returns referral rewards that cannot be withdrawn yet, the next release first. */
export async function referralHolds(
  { db, tenant, now }: Pick<UnitOfWork, 'db' | 'tenant' | 'now'>,
  userId: string,
  { withdraw_affiliate_days: days }: Pick<Settings, 'withdraw_affiliate_days'>,
): Promise<ReferralHold[]> {
  if (days <= 0) return [];
  const heldForMs = days * dayMs;
  const bookedAfter = new Date(now.getTime() - heldForMs);
  return heldRewards(await movementsSinceReward(db, tenant, userId, bookedAfter), heldForMs);
}
