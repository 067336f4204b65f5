// In this order: URLs lose their values first.
const personal: readonly [RegExp, string][] = [
  [/([?&#;][^\s=&#?;"'<>]{1,64})=[^\s&#"'<>)]+/g, '$1='],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,4}/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  [/[^\s@"'<>()[\]:;,/=]+(?:@|%40)[^\s@"'<>()[\],;:/?&#]+\.[a-z]{2,}/gi, '[e-mail]'],
  // CPF and any other eleven digits, which may be a phone number.
  [/(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/g, '[cpf]'],
  [/(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/g, '[phone]'],
  // Keys, PIX codes, session ids.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
];

/** Removes e-mail addresses, CPF, phone numbers, tokens and all URL values from a text. */
export function scrubText(text: string): string {
  return personal.reduce((left, [pattern, name]) => left.replace(pattern, name), text);
}

const deepest = 6;

// Scrubs every text of an event in place.
export function scrubWithin(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === 'string') Reflect.set(value, key, scrubText(entry));
    else scrubWithin(entry, depth + 1);
  }
}

// Keeps name, message and stack; a cause may hold anything.
export function scrubbedError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(scrubText(String(error)));
  const clean = new Error(scrubText(error.message));
  clean.name = error.name;
  clean.stack = scrubText(error.stack ?? '');
  return clean;
}
