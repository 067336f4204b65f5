import {
  type PlayLimit,
  playLimitRefusal,
  reachedLimit,
  reachedText,
} from '../../../src/shared/money/playLimits.ts';
import { lowestLimits } from '../../domain/limits.ts';
import { listLimits } from '../../store/players/limits.ts';
import { limitUse } from '../../store/players/limitUse.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { operatorAccounts } from './playPermission.ts';

/** Returns why the player's own limits refuse this stake, or null; locks the limits, which serializes stakes. */
export async function stakeRefusal(
  work: UnitOfWork,
  userId: string,
  stakeCents: number,
): Promise<string | null> {
  return playLimitRefusal(await heldLimits(work, userId), stakeCents);
}

/** Returns why playing is no longer possible: the player's time limit has ended. */
export async function timeRefusal(work: UnitOfWork, userId: string): Promise<string | null> {
  const times = (await heldLimits(work, userId)).filter(({ kind }) => kind === 'time');
  const reached = reachedLimit(times);
  return reached && reachedText(reached);
}

async function heldLimits(work: UnitOfWork, userId: string): Promise<PlayLimit[]> {
  const accounts = (await operatorAccounts(work, userId)).map(({ id }) => id);
  const limits = lowestLimits(await listLimits(work.db, accounts), work.now);
  if (!limits.some(({ kind, value }) => kind !== 'deposit' && value !== null)) return [];
  const use = await limitUse(work.db, accounts, work.now);
  return limits.flatMap(({ kind, period, value }): PlayLimit[] =>
    kind === 'deposit' || value === null ? [] : [{ kind, period, limit: value, used: use[kind][period] }],
  );
}
