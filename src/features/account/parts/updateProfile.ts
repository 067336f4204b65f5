import { type ProfileRequest, userSchema } from '../../../shared/contract/user.ts';
import type { AppDispatch } from '../../../shared/state/rootState.ts';
import { servicesOf } from '../../../shared/state/services.ts';
import { callingCode, countryOf } from '../../forms/phone.ts';
import { meApi } from '../../session/meApi.ts';
import { type FormOutcome, refusedForm } from './formOutcome.ts';

export interface ContactValues {
  email: string;
  /** National digits. */
  phone: string;
  /** Two letters, `BR`. */
  phoneCountry: string;
}

/** Sends what the player may change; the answer is the profile from then on. */
export function updateProfile({ email, phone, phoneCountry }: ContactValues) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<FormOutcome> => {
    const phone_code = callingCode(countryOf(phoneCountry));
    const body: ProfileRequest = { email: email.trim(), phone, phone_code };
    const result = await servicesOf(extra).http.send({
      method: 'PUT',
      path: '/api/auth/me',
      body,
      schema: userSchema,
    });
    if (!result.ok) return refusedForm(result.error);
    await dispatch(meApi.util.upsertQueryData('getMe', undefined, result.data));
    return { ok: true };
  };
}
