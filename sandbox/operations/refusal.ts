import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RefusalReason } from '../../src/shared/contract/refusalReasons.ts';

/** Refuses a call with a status and a body; thrown inside a transaction it also rolls it back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(typeof body.message === 'string' ? body.message : `Refused with status ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Builds a refusal with errors by form field; `message` is the first of them, `reason` the law's. */
export function fieldRefusal(errors: Record<string, string[]>, reason?: RefusalReason): Refusal {
  const message = Object.values(errors)[0]?.[0] ?? 'Dados inválidos.';
  return new Refusal(422, { success: false, message, errors, reason });
}

export const notFound = () => new Refusal(404, { success: false, message: 'Não encontrado.' });
