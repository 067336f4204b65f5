import * as v from 'valibot';

export const launchRequestSchema = v.object({ device: v.picklist(['desktop', 'mobile']) });
export const launchSchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });
export type Launch = v.InferOutput<typeof launchSchema>;
