import * as v from 'valibot';
import { cents, identifier, positiveCents, whole } from './wire.ts';

export const withdrawalRequestSchema = v.object({ amount: positiveCents });

export const withdrawalSchema = v.object({
  data: v.object({ id: identifier, amount: cents, status: whole }),
});
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>['data'];
