import { paceMs, paceText } from '../../../src/shared/brand/playPace.ts';
import type { RefusalReason } from '../../../src/shared/contract/refusalReasons.ts';
import {
  closedRefusal,
  mayDeposit,
  mayHaveBonus,
  mayLaunch,
  mayStake,
  type PlayFacts,
  type PlayRefusal,
} from '../../domain/playPermission.ts';
import { hasStakedSince } from '../../store/games/lastStake.ts';
import { hasSettledOwnBet } from '../../store/games/ownBets.ts';
import {
  listOperatorAccounts,
  lockOperatorAccounts,
  type OperatorAccount,
} from '../../store/operatorAccounts.ts';
import { lastPersonAt } from '../../store/players/sessions.ts';
import { findPlayer } from '../../store/players/users.ts';
import { hasOpenTerms } from '../account/openTerms.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

type Read = Pick<UnitOfWork, 'db' | 'tenant' | 'now' | 'law'>;
type Rule = (facts: PlayFacts, now: Date) => PlayRefusal | null;

/** Throws a 403 with its reason when the player may not stake; every stake goes through here and locks the accounts. */
export async function refuseStake(work: Read, userId: string): Promise<void> {
  await lockStanding(work, userId);
  await refuseBy(mayStake, work, userId);
  if (!work.law.isPaced(work.now)) return;
  const since = new Date(work.now.getTime() - paceMs);
  const isTooSoon = await hasStakedSince(work.db, await operatorAccounts(work, userId), since);
  if (isTooSoon) throw reasonedRefusal('limit', paceText);
}

/** Throws like `refuseStake` but locks nothing: for a stake that the state of its game refuses anyway. */
export const refuseStakeUnlocked = (work: Read, userId: string) => refuseBy(mayStake, work, userId);

/** Throws a 403 with its reason when the player may open no game and no sportsbook. */
export const refuseLaunch = (work: Read, userId: string) => refuseBy(mayLaunch, work, userId);

/** Throws a 403 with its reason when the player may not deposit. */
export const refuseDeposit = (work: Read, userId: string) => refuseBy(mayDeposit, work, userId);

/** Throws a 403 with its reason when the player is paused or excluded at the operator. */
export async function refuseClosed(work: Read, userId: string): Promise<void> {
  const refusal = await closedReason(work, userId);
  if (refusal) throw reasonedRefusal(refusal.reason, refusal.message);
}

/** Tells whether the player is paused or excluded at the operator. */
export const isClosed = async (work: Read, userId: string) => (await closedReason(work, userId)) !== null;

const closedReason = async (work: Read, userId: string) =>
  closedRefusal(await operatorAccounts(work, userId), work.now);

/** Throws a 403 when the law lets the player have no coupon or bonus yet. */
export async function refuseBonus(work: Read, userId: string): Promise<void> {
  const refusal = await bonusRefusal(work, userId);
  if (refusal) throw new Refusal(403, { success: false, error: true, ...refusal });
}

async function bonusRefusal(work: Read, userId: string): Promise<PlayRefusal | null> {
  const hasSettledBet = !(await needsFirstBet(work, userId));
  return mayHaveBonus({ ...(await playFacts(work, userId)), hasSettledBet }, work.now);
}

/** Tells whether bonuses wait for the first settled bet with own money, as the law requires. */
export async function needsFirstBet(work: Read, userId: string): Promise<boolean> {
  if (!work.law.isLawful) return false;
  const accounts = (await operatorAccounts(work, userId)).map(({ id }) => id);
  return !(await hasSettledOwnBet(work.db, accounts));
}

/** Lists the player's accounts that count together: those of one tax number in all brands of the operator. */
export function operatorAccounts({ db, law, now }: Read, userId: string): Promise<OperatorAccount[]> {
  return listOperatorAccounts(db, law.tenants(now), userId);
}

/** Locks the player's accounts at the operator, so that no pause or exclusion begins before the commit. */
export async function lockStanding(work: Read, userId: string): Promise<void> {
  await lockOperatorAccounts(work.db, await operatorAccounts(work, userId));
}

export function reasonedRefusal(reason: RefusalReason, message: string): Refusal {
  return new Refusal(403, { success: false, message, reason });
}

async function refuseBy(rule: Rule, work: Read, userId: string): Promise<void> {
  const refusal = rule(await playFacts(work, userId), work.now);
  if (refusal) throw reasonedRefusal(refusal.reason, refusal.message);
}

async function playFacts(work: Read, userId: string): Promise<PlayFacts> {
  const player = await findPlayer(work.db, work.tenant, userId);
  if (!player) throw notFound();
  const { identityStatus, vpnFlagged, locatedUntil } = player;
  const standings = await operatorAccounts(work, userId);
  const personAt = await lastPersonAt(work.db, work.tenant, userId, work.now);
  const { isLawful } = work.law;
  const isAsked = work.law.asksForTerms(work.now) && (await hasOpenTerms(work, userId));
  return { isLawful, identityStatus, vpnFlagged, locatedUntil, standings, personAt, hasOpenTerms: isAsked };
}
