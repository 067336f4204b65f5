import type { GenericSchema } from 'valibot';
import { readStored, type StoredValue } from '../storage/browserStorage.ts';
import { shareStored, unshareStored } from '../storage/useStored.ts';
import type { HttpClient } from './httpClient.ts';
import { type HttpError, isNotOffered } from './httpError.ts';
import type { MoneyAttempt, MoneyBody } from './moneyAttempt.ts';

export interface MoneyCall<T> {
  attempt: StoredValue<MoneyAttempt>;
  method?: 'POST' | 'DELETE';
  path: string;
  schema: GenericSchema<unknown, T>;
  userId: string;
  /** Null only takes up an attempt that is under way; without one there is nothing to do. */
  body: MoneyBody | null;
  /** Asked when it is this call's turn: another tab may have made it superfluous meanwhile. */
  isStillWanted?: () => boolean;
}

export type MoneyOutcome<T> =
  | { kind: 'done'; data: T }
  | { kind: 'refused'; message: string | null; fields: Record<string, string>; isNotOffered: boolean }
  /** Sent, and nobody knows yet whether it worked. The attempt is kept and is to be sent again. */
  | { kind: 'unknown' }
  | { kind: 'not-sent' };

/**
 * Sends a call that moves money so that it is done once, whatever becomes of its answers: an attempt whose outcome
 * is not known is sent again with the same key and the same body before anything new is tried. Tabs take turns.
 */
export function sendMoney<T>(http: HttpClient, call: MoneyCall<T>): Promise<MoneyOutcome<T>> {
  return inTurn(call.attempt.key, () => send(http, call));
}

async function send<T>(http: HttpClient, call: MoneyCall<T>): Promise<MoneyOutcome<T>> {
  const { attempt: stored, userId, isStillWanted = () => true } = call;
  const unanswered = readStored(stored);
  const resumed = unanswered?.userId === userId ? unanswered : null;
  if (!resumed && (call.body === null || !isStillWanted())) return { kind: 'not-sent' };
  const attempt = resumed ?? { key: crypto.randomUUID(), userId, body: call.body ?? {} };
  if (!resumed) shareStored(stored, attempt);
  const result = await http.send({
    method: call.method ?? 'POST',
    path: call.path,
    body: attempt.body,
    schema: call.schema,
    idempotencyKey: attempt.key,
  });
  const outcome: MoneyOutcome<T> = result.ok ? { kind: 'done', data: result.data } : failure(result.error);
  if (outcome.kind !== 'unknown') unshareStored(stored);
  return outcome;
}

/** Statuses that say nothing about whether the call had its effect, or may yet have it. */
const undecided = [408, 425, 429];

function failure(error: HttpError): MoneyOutcome<never> {
  const notOffered = isNotOffered(error);
  if (error.kind !== 'http' || (error.status >= 500 && !notOffered) || undecided.includes(error.status)) {
    return { kind: 'unknown' };
  }
  return { kind: 'refused', message: error.message, fields: error.fields, isNotOffered: notOffered };
}

const turns = new Map<string, Promise<unknown>>();

/** Across tabs where the browser has locks, else within this one. */
function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks) return navigator.locks.request(name, run);
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(run, run);
  turns.set(name, mine);
  return mine;
}
