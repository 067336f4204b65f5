import { type RegisterAnswer, type RegisterRequest, registerSchema } from '../../shared/contract/register.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { forgetCouponCode, registrationAttribution } from '../attribution/registrationAttribution.ts';
import { logIn } from './logIn.ts';

export interface RegisterForm {
  document: string;
  name: string;
  /** ISO date. */
  birthday: string;
  email: string;
  phone: string;
  password: string;
  termsAccepted: boolean;
}

export type RegisterOutcome =
  /** `logInAgain`: the account is there, but the automatic login failed. */
  { ok: true; logInAgain: boolean } | { ok: false; message: string; fields: Record<string, string> };

const failed = 'Não foi possível criar a conta. Tente de novo.';

/** Opens an account and logs in with the same credentials. The stored coupon code has then done its service. */
export function register(form: RegisterForm) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<RegisterOutcome> => {
    const { brand, http } = servicesOf(extra);
    const body = { ...registrationAttribution(brand), ...registerRequest(form) };
    const result = await http.send({
      method: 'POST',
      path: '/v2/auth/register',
      body,
      schema: registerSchema,
    });
    if (!result.ok) {
      const words = result.error.kind === 'http' ? result.error : null;
      return { ok: false, message: words?.message ?? failed, fields: words?.fields ?? {} };
    }
    if (!result.data.success) return { ok: false, ...readRefusal(result.data) };
    forgetCouponCode(brand);
    const login = await dispatch(logIn(form));
    return { ok: true, logInAgain: !login.ok };
  };
}

function registerRequest(form: RegisterForm): RegisterRequest {
  const digits = (text: string) => text.replace(/\D/g, '');
  return {
    ...form,
    name: form.name.trim(),
    email: form.email.trim(),
    document: digits(form.document),
    phone: digits(form.phone),
    phone_code: '55',
    email_confirmation: form.email.trim(),
    password_confirmation: form.password,
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
  return { message: message ?? data?.message ?? Object.values(fields)[0] ?? failed, fields };
}
