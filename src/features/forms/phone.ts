import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export const homeCountry: CountryCode = 'BR';

/** No country's numbers are longer. */
const mostDigits = 14;

interface CountryChoice {
  country: CountryCode;
  /** `+55 Brasil`. */
  label: string;
}

/** Every country by its name, Brazil first. */
export function countryChoices(): CountryChoice[] {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region' });
  const named = getCountries().map((country) => ({ country, name: names.of(country) ?? country }));
  named.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  const [home, others] = [
    named.filter(({ country }) => country === homeCountry),
    named.filter(({ country }) => country !== homeCountry),
  ];
  return [...home, ...others].map(({ country, name }) => ({
    country,
    label: `+${callingCode(country)} ${name}`,
  }));
}

export function countryOf(word: string | undefined): CountryCode {
  return word !== undefined && isSupportedCountry(word) ? word : homeCountry;
}

/** Whose number that is, as operators store it: a calling code and the national digits. Several countries share a code. */
export function countryOfNumber(code: string, digits: string): CountryCode {
  const wanted = code.replace(/\D/g, '');
  const known = wanted && parsePhoneNumberFromString(`+${wanted}${digits}`)?.country;
  return known || getCountries().find((country) => callingCode(country) === wanted) || homeCountry;
}

/** `55` */
export function callingCode(country: CountryCode): string {
  return getCountryCallingCode(country);
}

/** The digits of a number as its country writes them: `(11) 91234-5678`. */
export function formatPhone(digits: string, country: CountryCode): string {
  return digits === '' ? '' : new AsYouType(country).input(digits);
}

/** The national digits of what was typed, pasted or filled in. Address books write the country's code as well. */
export function nationalDigits(text: string, country: CountryCode): string {
  const digits = text.replace(/\D/g, '');
  const code = callingCode(country);
  const withCode = text.trim().startsWith('+') || (country === homeCountry && digits.length > 11);
  const national = withCode && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return national.slice(0, country === homeCountry ? 11 : mostDigits);
}

/** A whole number with a country of its own, as address books hold it; null for everything else. */
export function internationalNumber(text: string): { country: CountryCode; digits: string } | null {
  if (!text.trim().startsWith('+')) return null;
  const number = parsePhoneNumberFromString(text);
  return number?.country ? { country: number.country, digits: number.nationalNumber } : null;
}

export function phoneFault(digits: string | undefined, country: CountryCode): string | undefined {
  // Without its area code a number is good for a call in town, and for nothing here.
  const isWhole = country !== homeCountry || (digits ?? '').length >= 10;
  if (digits && isWhole && isValidPhoneNumber(digits, country)) return undefined;
  return digits ? 'Número inválido.' : 'Informe o número.';
}
