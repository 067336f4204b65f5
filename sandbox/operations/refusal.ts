import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The operator says no: the answer's status and body. Thrown inside a transaction it also rolls it back. */
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

/** What a form shows under its fields; `message` is the first of them. */
export function fieldRefusal(errors: Record<string, string[]>): Refusal {
  const message = Object.values(errors)[0]?.[0] ?? 'Dados inválidos.';
  return new Refusal(422, { success: false, message, errors });
}

export const notFound = () => new Refusal(404, { success: false, message: 'Não encontrado.' });
