import * as v from 'valibot';
import { maybe } from './wire.ts';

const address = maybe(v.string());

/** Pictures of the modals and strips; a missing one is not shown. */
export const imagesSchema = v.object({
  register: address,
  login: address,
  deposit: address,
  password_recovery: address,
  register_cancel: address,
  sponsors: address,
  majority: address,
});
export type ModalImages = v.InferOutput<typeof imagesSchema>;
