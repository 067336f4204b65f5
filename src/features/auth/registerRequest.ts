import type { RegisterRequest } from '../../shared/contract/register.ts';
import { callingCode, countryOf } from '../forms/phone.ts';
import { isoBirthday } from './parts/birthday.ts';
import type { RegisterValues } from './registerValues.ts';

/** The form as the operator takes it, with the marketing values of the visit beside it. */
export function registerRequest(
  form: RegisterValues,
  formToken: string,
  attribution: Record<string, string>,
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
    ...genderOf(form.gender),
    // What stands in the field counts, also where the player took away what their visit had brought.
    ...(referer ? { referer, referrer_id: referer } : {}),
  };
}

function genderOf(gender: string | undefined): { gender?: 0 | 1 } {
  if (gender === '0') return { gender: 0 };
  return gender === '1' ? { gender: 1 } : {};
}
