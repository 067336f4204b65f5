import type { GenericSchema } from 'valibot';
import type { SessionPolicy } from './sessionPolicy.ts';
import type { UploadProgress } from './uploadRequest.ts';

export interface HttpRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the API: `/v2/banners`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON; `URLSearchParams` and `FormData` as the forms they are. */
  body?: unknown;
  onUploadProgress?: UploadProgress;
  schema: GenericSchema<unknown, T>;
  /** `text`: a plain text or a JSON string. An empty body and 204 reach the schema as null. */
  answer?: 'json' | 'text';
  retry?: boolean;
  /** Money-moving calls carry one, so that a repeated call cannot move it twice. */
  idempotencyKey?: string;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Header of that name, sent as it is instead of the session's token. What is refused to it says nothing about the session. */
  authorization?: string;
}

export interface HttpClientOptions {
  origin: string;
  session: SessionPolicy;
  /** The player's address as the operator sees it, once known. */
  userIp: () => string | null;
  retryDelayMs?: number;
}
