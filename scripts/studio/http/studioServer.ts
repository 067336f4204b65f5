import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { sha256 } from '../../build/output/contentHash.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import type { StudioContext } from '../calls/context.ts';
import { handlers } from '../calls/handlers.ts';
import { StudioRefusal } from '../draft/packagePaths.ts';
import { type StudioCall, type StudioError, studioCalls, tokenHeader } from '../studioApi.ts';
import type { StudioPage } from './studioPage.ts';

export interface StudioServerOptions {
  context: StudioContext;
  // The only origin that may call, `http://localhost:4100`.
  origin: string;
  // Of this start.
  token: string;
  page: StudioPage;
  log(line: string): void;
}

// The largest upload in Base64, and the JSON around it.
const mostBytes = 30_000_000;

const statusOf = {
  token: 401,
  origin: 403,
  host: 403,
  input: 422,
  'too-large': 413,
  unknown: 404,
  failed: 500,
} as const satisfies Record<StudioError['reason'], number>;

function refuse(context: Context, reason: StudioError['reason'], message: string): Response {
  return context.json<StudioError>({ reason, message }, statusOf[reason]);
}

// Hashes have the same length, which the comparison needs.
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

const isCall = (name: string): name is StudioCall => Object.hasOwn(studioCalls, name);

async function respond<C extends StudioCall>(
  name: C,
  context: StudioContext,
  body: unknown,
): Promise<{ result: unknown } | { issue: string }> {
  const parsed = v.safeParse(studioCalls[name].input, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { issue: `${v.getDotPath(issue) ?? 'the request'}: ${issue.message}` };
  }
  const handler: (context: StudioContext, input: never) => unknown = handlers[name];
  return { result: await handler(context, parsed.output as never) };
}

/** Serves the studio's page and its calls to this machine's own browser alone. */
export function createStudioServer(options: StudioServerOptions): Hono {
  const { context: studio, origin, token, page, log } = options;
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('host') !== new URL(origin).host)
      return refuse(context, 'host', `The studio answers at ${origin} only`);
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Frame-Options', 'DENY');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    return undefined;
  });
  app.use('/api/*', async (context, next) => {
    if (context.req.header('origin') !== origin)
      return refuse(context, 'origin', 'The studio answers its own page only');
    if (!isSame(context.req.header(tokenHeader) ?? '', token))
      return refuse(
        context,
        'token',
        'The token is of another start: open the address that the studio printed',
      );
    if (!context.req.header('content-type')?.startsWith('application/json'))
      return refuse(context, 'input', 'Send JSON with Content-Type: application/json');
    context.header('Cache-Control', 'no-store');
    return next();
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: mostBytes,
      onError: (context) => refuse(context, 'too-large', `At most ${mostBytes} bytes are read`),
    }),
  );
  app.post('/api/:call', async (context) => {
    const name = context.req.param('call');
    if (!isCall(name)) return refuse(context, 'unknown', `There is no call "${name}"`);
    let body: unknown;
    try {
      body = await context.req.json();
    } catch {
      return refuse(context, 'input', 'The body is no JSON');
    }
    const outcome = await respond(name, studio, body);
    return 'issue' in outcome
      ? refuse(context, 'input', outcome.issue)
      : context.json(Object(outcome.result));
  });
  app.get('*', (context) => page.respond(new URL(context.req.url).pathname));
  app.notFound((context) => refuse(context, 'unknown', 'The studio has no such address'));
  app.onError((error, context) => {
    if (error instanceof StudioRefusal || error instanceof UsageError)
      return refuse(context, 'input', error.message);
    log(error.stack ?? error.message);
    return refuse(context, 'failed', error.message);
  });
  return app;
}
