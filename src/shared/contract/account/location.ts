import * as v from 'valibot';
import type { Call } from '../call.ts';
import { untilSchema } from './protection.ts';

// As the browser's geolocation reports it, in degrees.
export const locationRequestSchema = v.object({ latitude: v.number(), longitude: v.number() });

export const locateCall = {
  method: 'POST',
  path: '/api/location',
  description: 'Where the player is, valid for thirty minutes; 403 outside the country.',
  auth: 'bearer',
  body: locationRequestSchema,
  response: untilSchema,
} as const satisfies Call;
