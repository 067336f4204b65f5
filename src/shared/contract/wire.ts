import * as v from 'valibot';

// Operators send flags as booleans, 0/1 or "0"/"1", numbers as numeric strings, and `null` for a missing
// value. These schemas turn everything into one form.

// Any finite number (multipliers, return to player).
export const decimal = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:\.\d+)?$/, 'expected a number'))]),
  v.transform(Number),
  v.finite(),
);

const integer = (message: string) =>
  v.pipe(
    v.union([
      v.pipe(v.number(), v.safeInteger(message)),
      v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(?:\.0+)?$/, message)),
    ]),
    v.transform(Number),
    v.safeInteger(message),
  );

// A whole number (counts, codes, days).
export const whole = integer('expected a whole number');

// Money: integer cents. A fraction of a cent is an error, never rounded.
export const cents = integer('expected whole cents');

// Money that a request moves: at least one cent.
export const positiveCents = v.pipe(cents, v.minValue(1, 'expected at least 1 cent'));

export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1', 'true', 'false'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

// Ids are opaque: numbers and strings both become strings, as URLs and channel names need them.
export const identifier = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((value) => String(value).toWellFormed()),
);

// Half of a surrogate pair in a slug would make `encodeURIComponent` throw.
const wellFormed = v.transform((value: string) => value.toWellFormed());
export const slug = v.pipe(v.string(), v.nonEmpty(), wellFormed);
export const slugOrNone = v.pipe(v.string(), wellFormed);

// A missing or `null` text becomes the fallback.
export const textOr = (fallback: string) => v.nullish(v.string(), fallback);
export const flagOr = (fallback: boolean) => v.nullish(flag, fallback);
export const wholeOr = (fallback: number) => v.nullish(whole, fallback);
export const centsOr = (fallback: number) => v.nullish(cents, fallback);

// Absent and `null` both become `undefined`.
export const maybe = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
