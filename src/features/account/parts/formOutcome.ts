import type { HttpError } from '../../../shared/http/httpError.ts';

export type FormOutcome = { ok: true } | { ok: false; message: string; fields: Record<string, string> };

const unreachable = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';

/** The operator's words for a refused form; trouble on the way is not the player's. */
export function refusedForm(error: HttpError): FormOutcome {
  if (error.kind !== 'http' || error.status >= 500) return { ok: false, message: unreachable, fields: {} };
  return { ok: false, message: error.message ?? unreachable, fields: error.fields };
}
