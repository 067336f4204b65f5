import { isoDay } from '../../src/shared/time/formatTime.ts';
import { defaultTimeZone } from '../../src/shared/time/timeZone.ts';
import { parseCpf } from './cpf.ts';

export interface RegistrationForm {
  name: string;
  document: string;
  email: string;
  email_confirmation: string;
  phone: string;
  phone_code: string;
  birthday: string;
  password: string;
  password_confirmation: string;
  termsAccepted: boolean;
}

export type FieldErrors = Record<string, string[]>;

const minimumAge = 18;
const earliestYear = 1900;
const longestName = 120;

export function registrationErrors(form: RegistrationForm, now: Date): FieldErrors {
  const checks: [field: string, wrong: boolean, message: string][] = [
    ['name', form.name.trim().split(/\s+/).length < 2, 'Informe o nome completo.'],
    ['name', form.name.length > longestName, `O nome tem no máximo ${longestName} caracteres.`],
    ['document', parseCpf(form.document) === null, 'CPF inválido.'],
    ['email', !isEmail(form.email), 'E-mail inválido.'],
    ['email', form.email !== form.email_confirmation, 'A confirmação do e-mail não confere.'],
    ['phone', !isPhone(form.phone, form.phone_code), 'Telefone inválido.'],
    ['birthday', !isOfAge(form.birthday, now), 'É preciso ter 18 anos ou mais.'],
    ['password', !isStrong(form.password), passwordRule],
    ['password', form.password !== form.password_confirmation, 'A confirmação da senha não confere.'],
    ['termsAccepted', !form.termsAccepted, 'É preciso aceitar os termos.'],
  ];
  const errors: FieldErrors = {};
  for (const [field, wrong, message] of checks) {
    if (wrong) errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

export const passwordRule = 'A senha precisa de 8 caracteres ou mais, com letras e números.';

export function isStrong(password: string): boolean {
  return password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password);
}

/** Checks national digits; the length is known only for Brazilian numbers. */
export function isPhone(phone: string, code: string): boolean {
  const { length } = phone.replace(/\D/g, '');
  const digits = code.replace(/\D/g, '');
  if (digits.length < 1 || digits.length > 3) return false;
  return digits === '55' ? length === 10 || length === 11 : length >= 4 && length <= 14;
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Checks an ISO birthday since 1900 for 18 years, the birthday included. */
export function isOfAge(birthday: string, now: Date): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday);
  if (!parts || Number(parts[1]) < earliestYear) return false;
  const born = new Date(`${birthday}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthday) return false;
  const adult = `${Number(parts[1]) + minimumAge}-${parts[2]}-${parts[3]}`;
  return adult <= isoDay(now, defaultTimeZone);
}
