import { type GenericSchema, type InferInput, unknown } from 'valibot';
import type { BodyOf, Call, ResponseOf } from '../contract/call.ts';
import type { HttpRequest } from '../http/httpRequest.ts';

type Segment<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Segment<Rest>
  : never;

// What a request adds to its call: values of path, query and body, and options such as `signal`.
export type CallInput<C extends Call> = Omit<
  HttpRequest<unknown>,
  'method' | 'path' | 'query' | 'body' | 'schema'
> &
  ([Segment<C['path']>] extends [never] ? unknown : { params: Record<Segment<C['path']>, string> }) &
  (C extends { query: infer S extends GenericSchema }
    ? { query: { [Key in keyof InferInput<S>]: string | number | undefined } }
    : unknown) &
  (C extends { body: GenericSchema } ? { body: BodyOf<C> } : unknown);

type Nothing = Record<never, never>;

type LooseInput = Omit<HttpRequest<unknown>, 'method' | 'path' | 'schema'> & {
  params?: Record<string, string>;
};

/** Builds the request of a contract call: fills the path's segments and parses the response by the call's schema. */
export function requestOf<C extends Call>(
  call: C,
  ...input: Nothing extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
): HttpRequest<ResponseOf<C>>;
export function requestOf(call: Call, { params, ...input }: LooseInput = {}): HttpRequest<unknown> {
  return { ...routeOf(call, params), ...input };
}

type Route<T> = Pick<HttpRequest<T>, 'method' | 'path' | 'schema'>;

/** Returns what a contract call alone says about its requests, for those whose body is stored. */
export function routeOf<C extends Call>(call: C, params?: Record<string, string>): Route<ResponseOf<C>>;
export function routeOf(call: Call, params: Record<string, string> = {}): Route<unknown> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method: call.method, path, schema: call.response ?? unknown() };
}

interface CallEndpoint<C extends Call, Arg> {
  query: (arg: Arg) => HttpRequest<ResponseOf<C>>;
  // Never set: it only tells RTK Query the type of the result.
  transformResponse?: (response: ResponseOf<C>) => ResponseOf<C>;
}

/** Returns the part of a query or mutation that a contract call defines, to be spread into its definition. */
export function fromCall<C extends Call>(
  call: Nothing extends CallInput<C> ? C : never,
): CallEndpoint<C, void>;
export function fromCall<C extends Call>(call: C, inputOf: () => CallInput<C>): CallEndpoint<C, void>;
export function fromCall<C extends Call, Arg>(
  call: C,
  inputOf: (arg: Arg) => CallInput<C>,
): CallEndpoint<C, Arg>;
export function fromCall(call: Call, inputOf?: (arg: unknown) => LooseInput): CallEndpoint<Call, unknown> {
  return { query: (arg) => requestOf(call, inputOf?.(arg)) };
}
