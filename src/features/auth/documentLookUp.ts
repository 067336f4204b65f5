import { type DocumentAnswer, documentSchema } from '../../shared/contract/register.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

export type DocumentOutcome =
  /** `birthday` is an ISO date, empty where the operator does not tell. */
  | { kind: 'found'; name: string; birthday: string }
  | { kind: 'refused'; message: string }
  /** Nobody knows; the player fills the form in by hand. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'aborted' };

const refused = 'Não foi possível validar este CPF.';
const unavailable = 'Consulta indisponível. Preencha os dados.';

/** Name and birthday that belong to a tax number, so that nobody types what the operator knows. */
export function lookUpDocument(document: string, signal: AbortSignal) {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<DocumentOutcome> => {
    const result = await servicesOf(extra).http.send({
      method: 'POST',
      path: '/api/validate/document',
      body: { document },
      schema: documentSchema,
      signal,
    });
    if (result.ok) return readDocument(result.data);
    const { error } = result;
    if (error.kind === 'aborted') return { kind: 'aborted' };
    if (error.kind !== 'http') return { kind: 'unavailable', message: unavailable };
    const message = error.fields.document ?? error.message;
    // Only a complaint about the number itself is the number's fault; too many look-ups or a broken server are not.
    const isRefusal = error.status === 400 || error.status === 404 || error.status === 422;
    return isRefusal
      ? { kind: 'refused', message: message ?? refused }
      : { kind: 'unavailable', message: message ?? unavailable };
  };
}

function readDocument(answer: DocumentAnswer): DocumentOutcome {
  const { success, name, birthday = '', message } = answer;
  if (!success) return { kind: 'refused', message: errorOf(answer) ?? message ?? refused };
  if (!name) return { kind: 'refused', message: message ?? refused };
  return { kind: 'found', name, birthday };
}

function errorOf({ errors }: DocumentAnswer): string | undefined {
  if (typeof errors === 'string') return errors;
  if (Array.isArray(errors)) return errors[0];
  return errors?.document?.[0] ?? Object.values(errors ?? {})[0]?.[0];
}
