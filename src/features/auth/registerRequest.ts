import type { RegisterRequest } from '../../shared/contract/account/register.ts';
import { callingCode, countryOf } from '../forms/phone.ts';
import { lawfulAnswers } from './lawfulAnswers.ts';
import { isoBirthday } from './parts/register/birthday.ts';
import type { RegisterValues } from './registerValues.ts';

/** Builds the registration request from the form and the visit's marketing values. */
export function registerRequest(
  form: RegisterValues,
  formToken: string,
  attribution: Record<string, string>,
  // Of the settings; null where no law asks more.
  termsVersion: string | null,
): RegisterRequest {
  const email = form.email.trim();
  const referer = (form.referer ?? '').trim();
  const { referer: _stored, referrer_id: _storedToo, ...others } = attribution;
  return {
    ...others,
    name: form.name.trim().replace(/\s+/g, ' '),
    document: form.document,
    email,
    email_confirmation: email,
    phone: form.phone,
    phone_code: callingCode(countryOf(form.phoneCountry)),
    birthday: isoBirthday(form.birthday) ?? '',
    password: form.password,
    password_confirmation: form.password,
    termsAccepted: form.termsAccepted,
    token: formToken,
    ...(termsVersion !== null && lawfulAnswers(form, termsVersion)),
    // The field's value counts, also when the player has removed it.
    referer: referer || undefined,
    referrer_id: referer || undefined,
  };
}
