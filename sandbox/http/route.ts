import type { Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Call, ResponseOf } from '../../src/shared/contract/call.ts';
import { type CallName, calls } from '../../src/shared/contract/calls.ts';
import { unauthenticatedMessage } from '../../src/shared/contract/failure.ts';
import { idleRefusal, isIdle } from '../domain/playPermission.ts';
import { networkOf } from '../network.ts';
import { readSession, type SignedIn } from '../operations/account/sessions.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import { reasonedRefusal } from '../operations/wallet/playPermission.ts';
import { notePerson, touchSession } from '../store/players/sessions.ts';
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

// Calls that pages make without user activity.
const backgroundCalls: ReadonlySet<CallName> = new Set<CallName>([
  'getMe',
  'refresh',
  'authorizeChannel',
  'getDeposit',
  'listWithdrawals',
  'listDocuments',
  'getConsents',
  'getHabits',
  'getIdentity',
  'getBonuses',
  // The sportsbook's page renews its token by timer.
  'getSportsbookToken',
  'reauthenticate',
]);

// Calls that an idle session still answers: the page learns whose password it asks for.
const callsWhileIdle: ReadonlySet<CallName> = new Set<CallName>([
  'getMe',
  'refresh',
  'logout',
  'authorizeChannel',
  'reauthenticate',
]);

export interface CallRequest<N extends CallName> {
  services: TenantServices;
  params: Record<string, string>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  signedIn: SignedInOf<N>;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  // The visitor's IP address, and what limits count it by.
  ip: string;
  network: string;
}

// Null sends status 204.
export type Handler<N extends CallName> = (request: CallRequest<N>) => Promise<ResponseOf<Calls[N]> | null>;

export const noCache = 'private, no-store';

export interface RequestBindings {
  Bindings: { ip: string };
}

/** Serves one call of the contract: authenticates, parses by its schemas, responds in its type. */
export function route<N extends CallName>(
  app: Hono<RequestBindings>,
  services: TenantServices,
  name: N,
  handler: Handler<N>,
): void {
  const call: Call = calls[name];
  app.on(call.method, honoPath(call.path), async (context) => {
    const signedIn = call.auth === 'bearer' ? await authenticate(context, services, name) : null;
    const response = await handler({
      services,
      signedIn: signedIn as SignedInOf<N>,
      params: plainParams(context.req.param()),
      query: (call.query ? parseQuery(context, call.query) : null) as QueryOf<N>,
      body: (call.body ? await parseBody(context, call.body) : null) as BodyOf<N>,
      authorization: context.req.header('authorization'),
      idempotencyKey: context.req.header('idempotency-key'),
      ip: context.env.ip,
      network: networkOf(context.env.ip),
    });
    context.header('Cache-Control', noCache);
    return response === null || response === undefined ? context.body(null, 204) : context.json(response);
  });
}

// Refuses what an idle session may not do, and records what a person does.
async function noteCall(
  { brand, db, clock }: TenantServices,
  name: CallName,
  { sessionId, personAt }: SignedIn,
): Promise<void> {
  const now = clock();
  if (brand.jurisdiction === 'br' && !callsWhileIdle.has(name) && isIdle(personAt, now))
    throw reasonedRefusal(idleRefusal.reason, idleRefusal.message);
  if (backgroundCalls.has(name)) return;
  await touchSession(db, brand.id, sessionId, now);
  await notePerson(db, brand.id, sessionId, now);
}

// `/v2/settings/` works with and without its trailing slash: Hono ignores it in URLs, but not in patterns.
const honoPath = (path: string) => path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1');

// Parameters that no stored value can contain are a 404.
function plainParams(params: Record<string, string>): Record<string, string> {
  if (!isPlainJson(params)) throw notFound();
  return params;
}

/** Returns the player of the request's token; throws a 401, or a 403 when the session is idle. */
export async function authenticate(
  context: Context,
  services: TenantServices,
  name: CallName,
): Promise<SignedIn> {
  const [, token] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  const found =
    token && (await readSession(services.db, services.brand.id, token, services.tokens, services.clock()));
  if (!found) throw new Refusal(401, { message: unauthenticatedMessage });
  await noteCall(services, name, found);
  return found;
}
