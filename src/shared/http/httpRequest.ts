import type { GenericSchema } from 'valibot';
import type { HttpResult } from './httpError.ts';
import type { SessionPolicy } from './sessionPolicy.ts';

// Receives the bytes of a request's body that have been sent, and of the whole body.
export type UploadProgress = (sentBytes: number, totalBytes: number) => void;

export interface HttpRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  // From the root of the API: `/v2/banners`.
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  // Sent as JSON; `URLSearchParams` and `FormData` as the forms they are.
  body?: unknown;
  onUploadProgress?: UploadProgress;
  schema: GenericSchema<unknown, T>;
  // `text`: plain text or a JSON string. An empty body and 204 reach the schema as null.
  responseType?: 'json' | 'text';
  retry?: boolean;
  // Calls that move money carry one, so that a repeated call cannot move it twice.
  idempotencyKey?: string;
  timeoutMs?: number;
  signal?: AbortSignal;
  // Replaces the session's token as it is; null sends none. A 401 then says nothing about the session.
  authorization?: string | null;
}

export interface HttpClientOptions {
  origin: string;
  session: SessionPolicy;
  // The player's IP address as the operator sees it, once known.
  userIp: () => string | null;
  retryDelayMs?: number;
  // Fetches the part of the client that the first view does not need.
  load?: () => Promise<AxiosPart>;
}

export type SendRequest = <T>(request: HttpRequest<T>) => Promise<HttpResult<T>>;

export interface AxiosPart {
  createAxiosClient: (options: HttpClientOptions) => SendRequest;
}
