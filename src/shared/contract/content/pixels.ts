import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';

export const pixelSchema = v.object({ google_id: v.pipe(v.string(), v.nonEmpty()) });
export const pixelsSchema = v.object({ data: displayList(pixelSchema) });
export type Pixels = v.InferOutput<typeof pixelsSchema>;

export const getPixelsCall = {
  method: 'GET',
  path: '/api/pixels',
  description: 'Tags to load; the Authorization header carries the build-time tag key.',
  auth: 'tag',
  response: pixelsSchema,
} as const satisfies Call;
