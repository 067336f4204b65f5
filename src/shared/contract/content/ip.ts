import * as v from 'valibot';
import type { Call } from '../call.ts';

export const ipSchema = v.object({ userIP: v.pipe(v.string(), v.nonEmpty()) });

export const getIpCall = {
  method: 'GET',
  path: '/v2/get-ip',
  description: "The visitor's address.",
  response: ipSchema,
} as const satisfies Call;
