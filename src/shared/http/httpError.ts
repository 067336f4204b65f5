interface ServerMessages {
  message: string | null;
  fields: Record<string, string>;
  // The first of `errors`, whether or not a message came with them.
  firstError?: string;
  // Why Brazilian law refuses the player.
  reason?: string;
}

// Every way a request can fail; plain data, because the store keeps it.
export type HttpError =
  | { kind: 'network'; offline: boolean }
  | { kind: 'timeout'; timeoutMs: number }
  // `leavesOpen`: the session was refused before a resent call, whose first attempt may have had its effect.
  | ({ kind: 'http'; status: number; leavesOpen?: true } & ServerMessages)
  // The response differs from the contract, first at `path`.
  | { kind: 'invalid-response'; path: string; problem: string }
  | { kind: 'aborted' }
  // Found by the app itself, with a message for the player.
  | { kind: 'local'; message: string };

export type HttpResult<T> = { ok: true; data: T; status: number } | { ok: false; error: HttpError };

export function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** Tells whether a later retry may succeed without the player changing anything. */
export function isPassing(error: HttpError): boolean {
  if (error.kind === 'http') return error.status >= 500 || error.status === 408 || error.status === 429;
  return error.kind !== 'aborted' && error.kind !== 'local';
}

/** Tells whether the operator does not offer an optional call. */
export function isNotOffered(error: HttpError): boolean {
  return error.kind === 'http' && (error.status === 404 || error.status === 501);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  if (typeof value === 'string' && value.trim()) return value;
  if (Array.isArray(value)) return text(value[0]);
  return null;
}

/**
 * Reads the operator's messages: `message`, `error`, or the first of `errors`, by field where it names fields, and
 * the reason of a refusal.
 */
export function readServerMessages(body: unknown): ServerMessages {
  const fields: Record<string, string> = {};
  if (!isRecord(body)) return { message: null, fields };
  const nested = isRecord(body.data) ? body.data : {};
  // An empty list or record says nothing.
  const errors = Object.keys(Object(body.errors)).length > 0 ? body.errors : nested.errors;
  if (isRecord(errors)) {
    for (const [name, value] of Object.entries(errors)) {
      const fieldMessage = text(value);
      if (fieldMessage) fields[name] = fieldMessage;
    }
  }
  const firstError = text(errors) ?? Object.values(fields)[0];
  const message = text(body.message) ?? text(nested.message) ?? text(body.error) ?? firstError ?? null;
  return { message, fields, firstError, reason: text(body.reason) ?? undefined };
}
