import * as v from 'valibot';
import { cents, centsOr, identifier, maybe, whole } from '../wire.ts';

// A bonus that becomes money by wagering: `amount_current` of `amount_rollover` has been wagered. Cents.
export const rolloverSchema = v.object({
  id: identifier,
  // 1: the active one.
  active: v.pipe(
    v.union([whole, v.boolean()]),
    v.transform((value) => (value === true ? 1 : value === false ? 0 : value)),
  ),
  amount_current: cents,
  amount_rollover: cents,
  amount_won: centsOr(0),
  balance: centsOr(0),
  name: maybe(v.string()),
});
export type Rollover = v.InferOutput<typeof rolloverSchema>;
