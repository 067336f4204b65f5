// Categories a visitor can refuse; the necessary cookies are always on.
export const optionalCategories = ['preferences', 'statistics', 'marketing'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];
export type ConsentCategory = 'necessary' | OptionalCategory;

export interface ConsentDecision {
  // In the order of `optionalCategories`; empty is a refusal, all is full consent.
  categories: readonly OptionalCategory[];
  // Milliseconds since 1970; null when the record holds no time.
  decidedAtMs: number | null;
}

// Cookie value of full consent.
export const fullConsent = 'all';

// Increase it when the categories change their meaning: visitors are then asked again.
export const consentVersion = 1;

export function consentDecision(
  wanted: readonly OptionalCategory[],
  decidedAtMs: number | null,
): ConsentDecision {
  return { categories: optionalCategories.filter((category) => wanted.includes(category)), decidedAtMs };
}

export function isFull({ categories }: ConsentDecision): boolean {
  return categories.length === optionalCategories.length;
}

/** Serializes a decision with version and time, as in `{"v":1,"t":1767225600000,"c":["statistics"]}`. */
export function consentRecord({ categories, decidedAtMs }: ConsentDecision): string {
  return JSON.stringify({ v: consentVersion, t: decidedAtMs, c: categories });
}

/** Parses a record; anything but the current version is null. */
export function parseConsentRecord(text: string): ConsentDecision | null {
  const { v, t, c } = Object(parseJson(text));
  if (v !== consentVersion || !Array.isArray(c)) return null;
  if (typeof t !== 'number' || !Number.isSafeInteger(t) || t <= 0) return null;
  return c.every(isOptionalCategory) ? consentDecision(c, t) : null;
}

function isOptionalCategory(value: unknown): value is OptionalCategory {
  return optionalCategories.some((category) => category === value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
