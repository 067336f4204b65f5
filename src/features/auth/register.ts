import { type RegisterAnswer, registerSchema } from '../../shared/contract/register.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { forgetCouponCode, registrationAttribution } from '../attribution/registrationAttribution.ts';
import { recordEvent } from '../tracking/trackingSinks.ts';
import { saveFirstLimits } from './firstLimits.ts';
import { logIn } from './logIn.ts';
import { registerRequest } from './registerRequest.ts';
import type { RegisterValues } from './registerValues.ts';
import { keepDevice } from './tokenRequest.ts';

export type RegisterOutcome =
  | { ok: true; logInAgain: boolean; limitsKept: boolean }
  | { ok: false; message: string; fields: Record<string, string> };

const failed = 'Não foi possível criar a conta. Tente de novo.';
const unreachable = 'Não foi possível criar a conta agora. Confira sua conexão e tente de novo.';

/**
 * Opens an account and logs in with the same credentials (`logInAgain`: that failed, the account is there). The stored
 * coupon code has then done its service. `formToken` shows that a person filled the form in.
 */
export function register(form: RegisterValues, formToken: string) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<RegisterOutcome> => {
    const { brand, http } = servicesOf(extra);
    const result = await http.send({
      method: 'POST',
      path: '/v2/auth/register',
      body: registerRequest(form, formToken, registrationAttribution(brand)),
      schema: registerSchema,
    });
    if (!result.ok) {
      const { error } = result;
      if (error.kind !== 'http' || error.status >= 500)
        return { ok: false, message: unreachable, fields: {} };
      return { ok: false, message: error.message ?? failed, fields: formFields(error.fields) };
    }
    if (!result.data.success) return { ok: false, ...readRefusal(result.data) };
    if (result.data.device) keepDevice(brand.id, result.data.device);
    forgetCouponCode(brand);
    recordEvent({ event: 'registration' });
    const login = await dispatch(logIn(form));
    const limitsKept = login.ok ? await dispatch(saveFirstLimits(form)) : true;
    return { ok: true, logInAgain: !login.ok, limitsKept };
  };
}

/** A refusal with status 200: the words stand at the top of the answer or below `data`. */
function readRefusal({ data, errors, message }: RegisterAnswer): {
  message: string;
  fields: Record<string, string>;
} {
  const fields: Record<string, string> = {};
  for (const [name, messages] of Object.entries({ ...errors, ...data?.errors })) {
    if (messages[0]) fields[name] = messages[0];
  }
  return {
    message: message ?? data?.message ?? Object.values(fields)[0] ?? failed,
    fields: formFields(fields),
  };
}

/** Fields of the request that have another name, or another's place, in the form. */
const fieldOfRequest: Readonly<Record<string, keyof RegisterValues>> = {
  'document.number': 'document',
  email_confirmation: 'email',
  password_confirmation: 'password',
  phone_code: 'phone',
  referrer_id: 'referer',
};

function formFields(fields: Record<string, string>): Record<string, string> {
  const placed = Object.entries(fields).map(([name, message]) => [fieldOfRequest[name] ?? name, message]);
  // The field's own complaint stands before that about its confirmation.
  return {
    ...Object.fromEntries(placed),
    ...Object.fromEntries(placed.filter(([name = '']) => name in fields)),
  };
}
