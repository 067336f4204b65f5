import { validateDocumentCall } from '../../shared/contract/account/register.ts';
import { isHttpError } from '../../shared/http/httpError.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { sendTyped } from '../../shared/query/sendTyped.ts';

interface FoundPerson {
  name: string;
  // ISO date, empty when the operator withholds it.
  birthday: string;
}

export interface LookUpFailure {
  // `unavailable`: the player fills the form in by hand.
  state: 'refused' | 'unavailable';
  message: string;
}

const refused = 'Não foi possível validar este CPF.';
const unavailable = 'Consulta indisponível. Preencha os dados.';

export const documentLookUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Looks up the name and birthday of a tax number.
    lookUpDocument: build.mutation<FoundPerson, string>({
      queryFn: async (document, store) => {
        const result = await sendTyped(store, requestOf(validateDocumentCall, { body: { document } }));
        if ('error' in result) return result;
        const { name, birthday = '', message = refused } = result.data;
        return name ? { data: { name, birthday } } : { error: { kind: 'local', message } };
      },
    }),
  }),
});

export const { useLookUpDocumentMutation } = documentLookUpApi;

// Only these statuses refuse the number itself; rate limits and server errors do not.
const refusingStatuses: readonly number[] = [200, 400, 404, 422];

/** Tells whether a failed look-up refuses the number, and why. */
export function lookUpFailure(error: unknown): LookUpFailure {
  if (isHttpError(error) && error.kind === 'local') return { state: 'refused', message: error.message };
  if (!isHttpError(error) || error.kind !== 'http') return { state: 'unavailable', message: unavailable };
  // Errors explain a refusal in a successful response, the message a failed call (spec, section 5).
  const refusal = error.status === 200 ? error.firstError : null;
  const message = error.fields.document ?? refusal ?? error.message;
  return refusingStatuses.includes(error.status)
    ? { state: 'refused', message: message ?? refused }
    : { state: 'unavailable', message: message ?? unavailable };
}
