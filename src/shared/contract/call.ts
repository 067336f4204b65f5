import type { GenericSchema } from 'valibot';
import type { FeatureName } from '../brand/brandRecord.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{id}` for variable segments. */
  path: string;
  description: string;
  /** `bearer`: the player's session; `tag`: the build-time key of the pixel list. */
  auth?: 'bearer' | 'tag';
  query?: GenericSchema;
  body?: GenericSchema;
  /** The body of a successful answer; absent when the answer's body means nothing. */
  answer?: GenericSchema;
  /** Status 204 or an empty body is a good answer too. */
  mayBeEmpty?: boolean;
  /** Only operators whose brand has this feature answer it; others say 404. */
  feature?: FeatureName;
  /** Moves money: carries an `Idempotency-Key` header. */
  money?: boolean;
  /** The body is multipart: its texts as `body` says, and the bytes in the part `file`. */
  file?: boolean;
  /** The body may be form-encoded (Pusher clients send it so). */
  form?: boolean;
}
