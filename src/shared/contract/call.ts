import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { FeatureName } from '../brand/brandNames.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  // Path with `{id}` for variable segments.
  path: string;
  description: string;
  // `bearer`: the player's session; `tag`: the build-time key of the pixel list.
  auth?: 'bearer' | 'tag';
  query?: GenericSchema;
  body?: GenericSchema;
  // The body of a successful response; absent when the body has no meaning.
  response?: GenericSchema;
  // Status 204 or an empty body is a valid response too.
  mayBeEmpty?: boolean;
  // Only operators whose brand has this feature offer it; others respond with 404.
  feature?: FeatureName;
  // Moves money: carries an `Idempotency-Key` header.
  money?: boolean;
  // The body is multipart: the text parts of `body`, and the bytes in the part `file`.
  file?: boolean;
  // The body may be form-encoded (Pusher clients send it so).
  form?: boolean;
}

// The response of a call, as the client sees it after parsing.
export type ResponseOf<C extends Call> = C extends { response: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

// The body of a call, as the client sends it.
export type BodyOf<C extends Call> = C extends { file: true }
  ? FormData
  : C extends { body: infer S extends GenericSchema }
    ? InferInput<S> | (C extends { form: true } ? URLSearchParams : never)
    : undefined;
