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

// No country's numbers are longer.
const mostDigits = 14;

interface CountryChoice {
  country: CountryCode;
  // `Brasil (+55)`.
  label: string;
}

// By name, Brazil first.
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
    label: `${name} (+${callingCode(country)})`,
  }));
}

export function countryOf(word: string | undefined): CountryCode {
  return word !== undefined && isSupportedCountry(word) ? word : homeCountry;
}

// Several countries share a calling code, so the digits decide.
export function countryOfNumber(code: string, digits: string): CountryCode {
  const wanted = code.replace(/\D/g, '');
  const known = wanted && parsePhoneNumberFromString(`+${wanted}${digits}`)?.country;
  return known || getCountries().find((country) => callingCode(country) === wanted) || homeCountry;
}

// `55`.
export function callingCode(country: CountryCode): string {
  return getCountryCallingCode(country);
}

// As in `(11) 91234-5678`.
export function formatPhone(digits: string, country: CountryCode): string {
  return digits === '' ? '' : new AsYouType(country).input(digits);
}

/** Extracts the national digits; address books may include the country code. */
export function nationalDigits(text: string, country: CountryCode): string {
  const digits = text.replace(/\D/g, '');
  const code = callingCode(country);
  const withCode = text.trim().startsWith('+') || (country === homeCountry && digits.length > 11);
  const national = withCode && digits.startsWith(code) ? digits.slice(code.length) : digits;
  return national.slice(0, country === homeCountry ? 11 : mostDigits);
}

/** Parses a number with a country code; null without one. */
export function internationalNumber(text: string): { country: CountryCode; digits: string } | null {
  if (!text.trim().startsWith('+')) return null;
  const number = parsePhoneNumberFromString(text);
  return number?.country ? { country: number.country, digits: number.nationalNumber } : null;
}

export function phoneError(digits: string | undefined, country: CountryCode): string | undefined {
  // A Brazilian number needs its area code.
  const isWhole = country !== homeCountry || (digits ?? '').length >= 10;
  if (digits && isWhole && isValidPhoneNumber(digits, country)) return undefined;
  return digits ? 'Número inválido.' : 'Informe o número.';
}
