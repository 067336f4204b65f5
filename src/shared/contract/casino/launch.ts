import * as v from 'valibot';
import type { Call } from '../call.ts';

export const launchRequestSchema = v.object({ device: v.picklist(['desktop', 'mobile']) });
export const launchSchema = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });
export type Launch = v.InferOutput<typeof launchSchema>;

export const launchGameCall = {
  method: 'POST',
  path: '/api/casino-games/{id}/launch',
  description: "Address of the game's frame for this player.",
  auth: 'bearer',
  body: launchRequestSchema,
  response: launchSchema,
} as const satisfies Call;

export const launchDemoCall = {
  method: 'POST',
  path: '/api/casino-games/{id}/demo',
  description: "Address of the game's frame with play money; games that say `demo` only.",
  body: launchRequestSchema,
  response: launchSchema,
} as const satisfies Call;
