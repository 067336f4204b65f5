import type { SerializedError } from '@reduxjs/toolkit';
import { type HttpError, isHttpError } from '../../shared/http/httpError.ts';

export type MutationError = HttpError | SerializedError;

export interface ErrorTexts {
  // Shown when the response is missing or the operator failed.
  unreachable: string;
  // Shown for a refusal without a message.
  refused?: string;
  // Shows the operator's message of a 5xx too.
  readsOutages?: boolean;
}

/** Returns the sentence about a failed mutation: the operator's message of a refusal, else the app's own. */
export function toUserMessage(error: MutationError, texts: ErrorTexts): string {
  const { unreachable, refused = unreachable, readsOutages = false } = texts;
  if (!isHttpError(error)) return unreachable;
  if (error.kind === 'local') return error.message;
  if (error.kind !== 'http') return unreachable;
  if (error.status >= 500) return (readsOutages && error.message) || unreachable;
  return error.message ?? refused;
}
