import * as v from 'valibot';

export const keySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
export const betSchema = v.object({ key: keySchema, bet: v.number() });
// Hundredths; null without an automatic cash-out.
export const crashBetSchema = v.object({ ...betSchema.entries, autoCashOut: v.nullish(v.number(), null) });
