import * as v from 'valibot';
import { flag, maybe } from './wire.ts';

const messages = v.union([
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
  v.array(v.string()),
]);

/** Messages by form field. Operators send one text or a list of them per field; both come out as lists. */
export const fieldErrorsSchema = v.record(v.string(), messages);
export type FieldErrors = v.InferOutput<typeof fieldErrorsSchema>;

/** The body of any answer that is not a success, and of calls that report failure with status 200. */
export const failureSchema = v.object({
  success: maybe(flag),
  message: maybe(v.string()),
  error: maybe(v.union([v.string(), v.boolean()])),
  errors: maybe(v.union([fieldErrorsSchema, v.array(v.string()), v.string()])),
});
export type Failure = v.InferOutput<typeof failureSchema>;

/** `POST`s that only report whether they worked. */
export const successSchema = v.object({
  success: flag,
  message: maybe(v.string()),
  errors: maybe(fieldErrorsSchema),
});
export type Success = v.InferOutput<typeof successSchema>;

export const unauthenticatedMessage = 'Unauthenticated.';
