import {
  type PlayLimit,
  playLimitRefusal,
  reachedLimit,
  reachedText,
} from '../../src/shared/money/playLimits.ts';
import { currentLimit } from '../domain/limits.ts';
import { listLimits } from '../store/limits.ts';
import { limitUse } from '../store/limitUse.ts';
import type { Work } from './work.ts';

/**
 * Why the player's own limits on loss, time and number of bets refuse this stake; null: they allow it. The limits' rows
 * stay locked, so that stakes of one player take turns.
 */
export async function stakeRefusal(work: Work, userId: string, stakeCents: number): Promise<string | null> {
  return playLimitRefusal(await heldLimits(work, userId), stakeCents);
}

/** Why nothing that leads to playing is possible any more: the time that the player gave themselves is over. */
export async function timeRefusal(work: Work, userId: string): Promise<string | null> {
  const times = (await heldLimits(work, userId)).filter(({ kind }) => kind === 'time');
  const reached = reachedLimit(times);
  return reached && reachedText(reached);
}

async function heldLimits(work: Work, userId: string): Promise<PlayLimit[]> {
  const limits = (await listLimits(work.sql, work.tenant, userId)).map((limit) =>
    currentLimit(limit, work.now),
  );
  if (!limits.some(({ kind, value }) => kind !== 'deposit' && value !== null)) return [];
  const use = await limitUse(work.sql, work.tenant, userId, work.now);
  return limits.flatMap(({ kind, period, value }): PlayLimit[] =>
    kind === 'deposit' || value === null ? [] : [{ kind, period, limit: value, used: use[kind][period] }],
  );
}
