import { createHash } from 'node:crypto';
import { claimKey, keepAnswer } from '../store/answeredRequests.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

interface KeyedWish {
  userId: string;
  key: string;
  /** What is asked for, and of which call: the key is for this alone. */
  call: string;
  wish: unknown;
}

/**
 * Moves money once for a key, within the caller's transaction: the same key and wish give the same answer again
 * without moving anything; the same key with another wish is refused.
 */
export async function answerOnce<T>(
  { sql, tenant, now }: Work,
  { userId, key, call, wish }: KeyedWish,
  run: () => Promise<T>,
): Promise<T> {
  const owner = { tenant, userId, key };
  const fingerprint = createHash('sha256').update(JSON.stringify(wish)).digest('hex');
  const earlier = await claimKey(sql, owner, { call, fingerprint }, now);
  if (!earlier) {
    const answer = await run();
    await keepAnswer(sql, owner, JSON.stringify(answer ?? null));
    return answer;
  }
  if (earlier.call !== call || earlier.fingerprint !== fingerprint) {
    throw new Refusal(409, {
      success: false,
      message: 'Esta Idempotency-Key já foi usada em outra operação.',
    });
  }
  return JSON.parse(earlier.answer ?? 'null');
}
