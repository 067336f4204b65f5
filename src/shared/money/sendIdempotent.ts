import type { HttpClient } from '../http/httpClient.ts';
import { type HttpError, isHttpError, isNotOffered } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';
import { readStored, type StoredValue } from '../storage/browserStorage.ts';
import { shareStored, unshareStored } from '../storage/useStored.ts';
import { withLock } from '../storage/withLock.ts';
import type { MoneyBody, PendingRequest } from './pendingRequest.ts';

// Method, path and schema are those of the contract's call (`routeOf`).
export interface MoneyCall<T> extends Pick<HttpRequest<T>, 'method' | 'path' | 'schema'> {
  attempt: StoredValue<PendingRequest>;
  // Nothing is sent without a player.
  userId: string | undefined;
  // Null only resumes a pending attempt; without one there is nothing to do.
  body: MoneyBody | null;
  // Called when it is this call's turn: another tab may have made it unnecessary meanwhile.
  isStillWanted?: () => boolean;
}

// The response; a refusal; `aborted` where nothing was sent. After any other error the call may have had its
// effect: the attempt is kept and must be sent again.
export type MoneyResult<T> = { data: T } | { error: HttpError };

/**
 * Sends a call that moves money exactly once: an unresolved attempt is resent with the same key and body
 * first, and tabs queue.
 */
export function sendIdempotent<T>(http: HttpClient, call: MoneyCall<T>): Promise<MoneyResult<T>> {
  return withLock(call.attempt.key, () => send(http, call));
}

async function send<T>(http: HttpClient, call: MoneyCall<T>): Promise<MoneyResult<T>> {
  const { attempt: stored, userId, isStillWanted = () => true } = call;
  if (userId === undefined) return { error: { kind: 'aborted' } };
  const pending = readStored(stored);
  const resumed = pending?.userId === userId ? pending : null;
  if (!resumed && (call.body === null || !isStillWanted())) return { error: { kind: 'aborted' } };
  const attempt = resumed ?? { key: crypto.randomUUID(), userId, body: call.body ?? {} };
  if (!resumed) shareStored(stored, attempt);
  const result = await http.send({
    method: call.method ?? 'POST',
    path: call.path,
    body: attempt.body,
    schema: call.schema,
    idempotencyKey: attempt.key,
  });
  if (!result.ok && resumed && refusesSession(result.error))
    return { error: { ...result.error, leavesOpen: true } };
  if (result.ok || isRefusal(result.error)) unshareStored(stored);
  return result.ok ? { data: result.data } : { error: result.error };
}

// Statuses that do not say whether the call had its effect, or may yet have it.
const undecidedStatuses: readonly number[] = [408, 425, 429];

export type Refusal = Extract<HttpError, { kind: 'http' }>;

/** Tells whether the operator decided against the call; any other error leaves open whether it had its effect. */
export function isRefusal(error: unknown): error is Refusal {
  if (!isHttpError(error) || error.kind !== 'http' || error.leavesOpen) return false;
  return isNotOffered(error) || (error.status < 500 && !undecidedStatuses.includes(error.status));
}

/** Tells whether a call was sent and may have had its effect although it failed. */
export function isUndecided(error: unknown): boolean {
  return error !== undefined && !isRefusal(error) && !(isHttpError(error) && isUnsent(error));
}

// The operator refuses an ended or idle session before it looks at the idempotency key.
function refusesSession(error: unknown): error is Refusal {
  if (!isHttpError(error) || error.kind !== 'http') return false;
  return error.status === 401 || error.reason === 'reauth';
}

function isUnsent({ kind }: HttpError): boolean {
  return kind === 'aborted' || kind === 'local';
}
