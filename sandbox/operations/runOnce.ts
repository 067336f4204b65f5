import { createHash } from 'node:crypto';
import { claimKey, keepAnswer } from '../store/answeredRequests.ts';
import { Refusal } from './refusal.ts';
import type { UnitOfWork } from './unitOfWork.ts';

interface KeyedRequest {
  userId: string;
  key: string;
  // The call and payload that the key belongs to.
  call: string;
  payload: unknown;
}

/**
 * Moves money once per key in the caller's transaction; repeats the response for the same request, refuses another
 * one.
 */
export async function runOnce<T>(
  { db, tenant, now }: UnitOfWork,
  { userId, key, call, payload }: KeyedRequest,
  run: () => Promise<T>,
): Promise<T> {
  const owner = { tenant, userId, key };
  const fingerprint = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const earlier = await claimKey(db, owner, { call, fingerprint }, now);
  if (!earlier) {
    const response = await run();
    await keepAnswer(db, owner, JSON.stringify(response ?? null));
    return response;
  }
  if (earlier.call !== call || earlier.fingerprint !== fingerprint) {
    throw new Refusal(409, {
      success: false,
      message: 'Esta Idempotency-Key já foi usada em outra operação.',
    });
  }
  return JSON.parse(earlier.answer ?? 'null');
}
