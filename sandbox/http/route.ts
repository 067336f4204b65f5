import type { Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Call } from '../../src/shared/contract/call.ts';
import { type AnswerOf, type CallName, calls } from '../../src/shared/contract/calls.ts';
import { unauthenticatedMessage } from '../../src/shared/contract/failure.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import { readSession, type SignedIn } from '../operations/sessions.ts';
import { touchSession } from '../store/sessions.ts';
import { isPlainJson } from './inputs.ts';
import { parseBody, parseQuery } from './parseRequest.ts';
import type { TenantServices } from './services.ts';

type Calls = typeof calls;
type BodyOf<N extends CallName> = Calls[N] extends { body: infer S extends GenericSchema }
  ? InferOutput<S>
  : null;
type QueryOf<N extends CallName> = Calls[N] extends { query: infer S extends GenericSchema }
  ? InferOutput<S>
  : null;
type SignedInOf<N extends CallName> = Calls[N] extends { auth: 'bearer' } ? SignedIn : null;

/** Calls that pages make by themselves, with no player before them. */
const backgroundCalls: ReadonlySet<CallName> = new Set<CallName>([
  'getMe',
  'refresh',
  'authorizeChannel',
  'getDeposit',
  'listWithdrawals',
  'listDocuments',
]);

export interface CallRequest<N extends CallName> {
  services: TenantServices;
  params: Record<string, string>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  signedIn: SignedInOf<N>;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  /** The visitor's address. */
  ip: string;
}

/** Null answers with status 204. */
export type Handler<N extends CallName> = (request: CallRequest<N>) => Promise<AnswerOf<N> | null>;

export interface RequestBindings {
  Bindings: { ip: string };
}

/** Serves one call of the contract: authenticates, parses by its schemas, answers in its type. */
export function route<N extends CallName>(
  app: Hono<RequestBindings>,
  services: TenantServices,
  name: N,
  handler: Handler<N>,
): void {
  const call: Call = calls[name];
  app.on(call.method, honoPath(call.path), async (context) => {
    const signedIn = call.auth === 'bearer' ? await authenticate(context, services) : null;
    if (signedIn && !backgroundCalls.has(name))
      await touchSession(services.sql, services.brand.id, signedIn.sessionId, services.clock());
    const answer = await handler({
      services,
      signedIn: signedIn as SignedInOf<N>,
      params: plainParams(context.req.param()),
      query: (call.query ? parseQuery(context, call.query) : null) as QueryOf<N>,
      body: (call.body ? await parseBody(context, call.body) : null) as BodyOf<N>,
      authorization: context.req.header('authorization'),
      idempotencyKey: context.req.header('idempotency-key'),
      ip: context.env.ip,
    });
    context.header('Cache-Control', 'private, no-store');
    return answer === null || answer === undefined ? context.body(null, 204) : context.json(answer);
  });
}

/** `/v2/settings/` is reached with and without its last slash: the app ignores it in addresses, not in patterns. */
const honoPath = (path: string) => path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1');

/** What no address of ours holds names nothing. */
function plainParams(params: Record<string, string>): Record<string, string> {
  if (!isPlainJson(params)) throw notFound();
  return params;
}

/** The player whose token the request carries; refuses every other one. */
export async function authenticate(context: Context, services: TenantServices): Promise<SignedIn> {
  const [, token] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  const found =
    token && (await readSession(services.sql, services.brand.id, token, services.tokens, services.clock()));
  if (!found) throw new Refusal(401, { message: unauthenticatedMessage });
  return found;
}
