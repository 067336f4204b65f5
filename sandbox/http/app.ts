import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { RunningGame } from '../games/smallGame.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import { StoreUnavailable } from '../store/database/database.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { CallErrors } from './callErrors.ts';
import { noCache, type RequestBindings } from './route.ts';
import { accountDataRoutes } from './routes/accountDataRoutes.ts';
import { bonusRoutes } from './routes/bonusRoutes.ts';
import { contentRoutes } from './routes/contentRoutes.ts';
import { documentRoutes, uploadLimitBytes, uploadPath } from './routes/documentRoutes.ts';
import { favoriteRoutes } from './routes/favoriteRoutes.ts';
import { habitRoutes } from './routes/habitRoutes.ts';
import { launchRoutes } from './routes/launchRoutes.ts';
import { locationRoutes } from './routes/locationRoutes.ts';
import { loginRoutes } from './routes/loginRoutes.ts';
import { passwordRoutes } from './routes/passwordRoutes.ts';
import { playerRoutes } from './routes/playerRoutes.ts';
import { protectionRoutes } from './routes/protectionRoutes.ts';
import { reauthRoutes } from './routes/reauthRoutes.ts';
import { referralRoutes } from './routes/referralRoutes.ts';
import { registerRoutes } from './routes/registerRoutes.ts';
import { walletRoutes } from './routes/walletRoutes.ts';
import type { TenantServices } from './services.ts';

const allowedHeaders = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Cache-Control',
  'X-User-Ip',
  'Idempotency-Key',
  'X-Requested-With',
];

/** Builds the operator API of one tenant. */
export function tenantApp(
  services: TenantServices,
  games: readonly RunningGame[],
  callErrors: CallErrors,
  log: (line: string) => void,
): Hono<RequestBindings> {
  const app = new Hono<RequestBindings>({ strict: false });
  app.use(async (context, next) => {
    await next();
    // Refusals name what concerns the player alone; public content has caching of its own.
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', noCache);
  });
  app.use(
    cors({
      origin: (origin) => (isOwnOrigin(services.brand, origin) ? origin : null),
      allowHeaders: allowedHeaders,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  app.use(secureHeaders({ crossOriginResourcePolicy: 'cross-origin' }));
  const limits = { json: limitedTo(64 * 1024), upload: limitedTo(uploadLimitBytes) };
  app.use((context, next) => limits[context.req.path === uploadPath ? 'upload' : 'json'](context, next));
  app.use(callErrors.middleware);
  contentRoutes(app, services);
  // Routes below need accounts; public content does not wait for them.
  app.use(async (_context, next) => {
    await services.ready();
    return next();
  });
  loginRoutes(app, services);
  reauthRoutes(app, services);
  locationRoutes(app, services);
  passwordRoutes(app, services);
  registerRoutes(app, services);
  playerRoutes(app, services);
  documentRoutes(app, services);
  walletRoutes(app, services);
  bonusRoutes(app, services);
  favoriteRoutes(app, services);
  launchRoutes(app, services);
  for (const game of games) game.addRoutes(app, services);
  referralRoutes(app, services);
  protectionRoutes(app, services);
  habitRoutes(app, services);
  accountDataRoutes(app, services);
  app.notFound((context) => context.json(notFound().body, 404));
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status, error.headers);
    if (isUniqueViolation(error)) {
      return context.json({ success: false, message: 'Este registro já existe. Tente novamente.' }, 409);
    }
    if (error instanceof StoreUnavailable) {
      log(`${context.req.method} ${context.req.path}: ${error.message}`);
      const message = 'O serviço está indisponível no momento. Tente novamente.';
      return context.json({ success: false, message }, 503, { 'Retry-After': '2' });
    }
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ message: 'Ocorreu um erro tente novamente.' }, 500);
  });
  return app;
}

const tooLarge = 'O envio é grande demais.';

// The rest of the body stays unread, so the connection cannot carry another request.
const limitedTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) => context.json({ success: false, message: tooLarge }, 413, { Connection: 'close' }),
  });

// The brand's own origins, and its local ones on any port (development server, preview).
function isOwnOrigin(brand: SandboxBrand, origin: string): boolean {
  if (brand.origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).hostname === `${brand.id}.localhost`;
}

function isUniqueViolation(error: Error): boolean {
  return 'code' in error && error.code === '23505';
}
