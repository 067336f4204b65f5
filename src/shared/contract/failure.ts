import * as v from 'valibot';
import { flag, maybe } from './wire.ts';

const messages = v.union([
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
  v.array(v.string()),
]);

// Messages by form field. Operators send one text or a list of them per field; both become lists.
export const fieldErrorsSchema = v.record(v.string(), messages);

// The body of any failed response, and of calls that report failure with status 200.
export const failureSchema = v.object({
  success: maybe(flag),
  message: maybe(v.string()),
  error: maybe(v.union([v.string(), v.boolean()])),
  errors: maybe(v.union([fieldErrorsSchema, v.array(v.string()), v.string()])),
  // Of a 403 under Brazilian law.
  reason: maybe(v.string()),
});

// `POST`s that only report whether they worked.
export const successSchema = v.object({
  success: flag,
  message: maybe(v.string()),
  errors: maybe(fieldErrorsSchema),
});

export const unauthenticatedMessage = 'Unauthenticated.';
