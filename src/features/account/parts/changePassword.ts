import { successSchema } from '../../../shared/contract/failure.ts';
import type { AppDispatch } from '../../../shared/state/rootState.ts';
import { servicesOf } from '../../../shared/state/services.ts';
import { type FormOutcome, refusedForm } from './formOutcome.ts';

export interface PasswordValues {
  current_password: string;
  password: string;
  password_confirmation: string;
}

const refused = 'A senha não foi alterada. Confira os campos.';

export function changePassword(values: PasswordValues) {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<FormOutcome> => {
    const result = await servicesOf(extra).http.send({
      method: 'PUT',
      path: '/api/auth/password',
      body: values,
      schema: successSchema,
    });
    if (!result.ok) return refusedForm(result.error);
    const { success, message, errors = {} } = result.data;
    if (success) return { ok: true };
    const fields = Object.fromEntries(
      Object.entries(errors).map(([name, [first = refused]]) => [name, first]),
    );
    return { ok: false, message: message ?? Object.values(fields)[0] ?? refused, fields };
  };
}
