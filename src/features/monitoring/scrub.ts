/** In this order: an address loses its values first, so that nothing in them has to be recognised. */
const personal: readonly [RegExp, string][] = [
  [/([?&#;][^\s=&#?;"'<>]{1,64})=[^\s&#"'<>)]+/g, '$1='],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,4}/g, '[token]'],
  [/\bBearer\s+[^\s"',]+/gi, 'Bearer [token]'],
  [/[^\s@"'<>()[\]:;,/=]+(?:@|%40)[^\s@"'<>()[\],;:/?&#]+\.[a-z]{2,}/gi, '[e-mail]'],
  // CPF, and any other row of eleven digits: telephone numbers are as long.
  [/(?<!\d)\d{3}[.\s]?\d{3}[.\s]?\d{3}[-.\s]?\d{2}(?!\d)/g, '[cpf]'],
  [/(?<!\d)(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[-\s]?\d{4}(?!\d)/g, '[phone]'],
  // Keys, PIX codes, session ids.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
];

/** A text without what says who somebody is: e-mail, CPF, telephone, tokens, and every value in an address. */
export function scrubText(text: string): string {
  return personal.reduce((left, [pattern, name]) => left.replace(pattern, name), text);
}

const deepest = 6;

/** Scrubs every text of an event in its place. */
export function scrubWithin(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === 'string') Reflect.set(value, key, scrubText(entry));
    else scrubWithin(entry, depth + 1);
  }
}

/** An error as it may be told: its name, words and stack. What else hangs on it, a cause among it, may be anything. */
export function scrubbedError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(scrubText(String(error)));
  const clean = new Error(scrubText(error.message));
  clean.name = error.name;
  clean.stack = scrubText(error.stack ?? '');
  return clean;
}
