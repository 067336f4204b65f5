import * as v from 'valibot';
import type { Call } from '../call.ts';
import { maybe } from '../wire.ts';

const url = maybe(v.string());

// Pictures of the modals and strips; a missing one is not shown.
export const imagesSchema = v.object({
  register: url,
  login: url,
  deposit: url,
  password_recovery: url,
  register_cancel: url,
  sponsors: url,
  majority: url,
});
export type ModalImages = v.InferOutput<typeof imagesSchema>;

export const getImagesCall = {
  method: 'GET',
  path: '/v2/images/',
  description: 'Pictures of the modals and strips.',
  response: imagesSchema,
} as const satisfies Call;
