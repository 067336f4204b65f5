import * as v from 'valibot';
import { rolloverSchema } from './rollover.ts';

/** Money is on these: one bad rollover fails the whole answer. */
export const bonusListSchema = v.object({ data: v.array(rolloverSchema) });
export type BonusList = v.InferOutput<typeof bonusListSchema>;

/** The only form of the call: rollovers that still count, the active one and those that wait. */
export const bonusQuerySchema = v.object({ active: v.literal('1') });
