import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { withPlainHeaders } from '../src/shared/plainResponseHeaders.ts';
import { controlRouter } from './control/controlRouter.ts';
import { sandboxControl } from './control.ts';
import { freeTenant } from './domain/tenantLaw.ts';
import { fairRandom } from './games/fairRandom.ts';
import { isLoopback } from './network.ts';
import { runInTransaction } from './operations/unitOfWork.ts';
import { partnersRouter } from './partners/partnersRouter.ts';
import { policyReports } from './partners/policyReports.ts';
import { clusterFromEnv, inProcessPublisher } from './realtime/publisher.ts';
import { publishingApi } from './realtime/publishingApi.ts';
import { realtimeApp } from './realtime/realtimeApp.ts';
import { realtimeServer } from './realtime/realtimeServer.ts';
import { type SandboxTenant, sandboxTenant } from './sandboxTenant.ts';
import { openDatabase } from './store/database/openDatabase.ts';
import { storedSecret } from './store/secrets.ts';
import { listSettingChanges } from './store/settingChanges.ts';
import { type LedgerDifferences, ledgerDifferences } from './store/wallet/ledger.ts';
import type { SandboxControl } from './switches.ts';
import { brandsOfOperator, hostname, lawOfBrand, type SandboxBrand, tenantFinder } from './tenants.ts';

export interface SandboxOptions {
  brands: readonly SandboxBrand[];
  // Directory of the embedded database, or null for memory.
  dataDir: string | null;
  // A PostgreSQL server instead of the embedded one.
  databaseUrl?: string | undefined;
  // With PUSHER_* set, events go to that cluster instead of in process.
  env?: NodeJS.ProcessEnv;
  clock?: () => Date;
  // Numbers in [0, 1) that decide rounds of crash games and tables.
  random?: () => number;
  // Lifetime of a session token, by default one hour.
  tokenLifetimeS?: number;
  log?: (line: string) => void;
}

export interface Sandbox {
  // Whether requests for this `Host` belong to the sandbox.
  handles(host: string): boolean;
  fetch(request: Request, visitor?: { ip?: string | undefined }): Promise<Response>;
  // Takes over a realtime WebSocket; false when it belongs to another server.
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  control: SandboxControl;
  // Always zeros: the ledger's sum and the accounts that differ from their postings.
  ledgerDifferences(): Promise<LedgerDifferences>;
  close(): Promise<void>;
}

// Brand sites load responses of the operator and the partners from another origin.
const forSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

// Longest time to close realtime, spread so that clients do not reconnect all at once.
const goodbyeMs = 500;

/**
 * Creates the operator of all brands in process, without opening a port; throws `StoreUnavailable` with a clear
 * message.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    brands,
    clock = () => new Date(),
    random = fairRandom,
    log = () => {},
    tokenLifetimeS = 3600,
  } = options;
  const database = await openDatabase(options);
  const tokens = { secret: await storedSecret(database.db, 'session-tokens'), lifetimeS: tokenLifetimeS };
  const cluster = clusterFromEnv(options.env ?? {});
  const apps = new Map(brands.map((brand) => [brand.id, cluster?.app ?? ownApp(brand)]));
  const realtime = realtimeServer(cluster ? [] : [...apps.values()]);
  const publishToApp = cluster?.publish ?? inProcessPublisher(realtime);
  const publish = (tenant: string, messages: Parameters<typeof publishToApp>[1]) =>
    publishToApp(apps.get(tenant)?.id ?? tenant, messages);
  const laws = new Map(brands.map((brand) => [brand.id, lawOfBrand(brands, brand)]));
  const lawOf = (tenant: string) => laws.get(tenant) ?? freeTenant(tenant);
  const transact = runInTransaction(database, publish, clock, log, lawOf);

  const tenants = new Map<string, SandboxTenant>();
  for (const brand of brands) {
    const changes = await listSettingChanges(database.db, brand.id);
    const app = apps.get(brand.id) ?? ownApp(brand);
    const hub = realtime.hub(app.id);
    const channels = {
      isConnected: (socketId: string) => hub?.connection(socketId) !== undefined,
      allow: (socketId: string, channel: string) => hub?.allow(socketId, channel),
      revoke: (socketId: string, channel: string) => hub?.revoke(socketId, channel),
    };
    tenants.set(
      brand.id,
      sandboxTenant({
        brand,
        operatorBrands: brandsOfOperator(brands, brand),
        app,
        channels,
        changes,
        db: database.db,
        transact,
        tokens,
        clock,
        random,
        log,
      }),
    );
  }
  const reports = policyReports();
  const control = sandboxControl(database.db, transact, realtime, clock, tenants, reports);
  const pusherApi = publishingApi(realtime, clock);
  const findTenant = tenantFinder(brands);
  const ownHosts = new Map([
    ['localhost', controlRouter(control, () => database.isReady())],
    ['partners.localhost', partnersRouter(control, (tenant) => tenants.get(tenant) ?? null, reports, clock)],
  ]);

  async function respond(request: Request, ip: string): Promise<Response> {
    const url = new URL(request.url);
    // No handler can read a request whose URL carries credentials.
    if (url.username || url.password) {
      return withPlainHeaders(Response.json({ message: 'Bad Request' }, { status: 400 }));
    }
    const host = hostname(request.headers.get('host') ?? url.host);
    if (url.pathname.startsWith('/apps/')) return withPlainHeaders(await pusherApi.fetch(request), forSites);
    // Any program can send this `Host`, and the control page shows the mails of every account.
    if (host === 'localhost' && !isLoopback(ip)) {
      const message = 'The start page is only for the machine that runs the sandbox';
      return withPlainHeaders(Response.json({ message }, { status: 403 }));
    }
    const own = ownHosts.get(host);
    if (own) return withPlainHeaders(await own.fetch(request), host === 'localhost' ? {} : forSites);
    const tenant = tenants.get(findTenant(host)?.id ?? '');
    if (tenant) return withPlainHeaders(await tenant.fetch(request, ip), forSites);
    return withPlainHeaders(Response.json({ message: `No brand answers on ${host}` }, { status: 404 }));
  }

  return {
    control,
    ledgerDifferences: () => ledgerDifferences(database.db),
    handles: (host) => ownHosts.has(hostname(host)) || findTenant(host) !== undefined,
    fetch: (request, visitor = {}) => respond(request, visitor.ip ?? '127.0.0.1'),
    upgrade: (request, socket, head) => realtime.upgrade(request, socket, head),
    close: async () => {
      await realtime.close(goodbyeMs);
      await Promise.all([...tenants.values()].map((tenant) => tenant.settled()));
      await database.close();
    },
  };
}

// Public on purpose: it protects only play money.
function ownApp(brand: SandboxBrand) {
  const id = `sandbox-${brand.id}`;
  return realtimeApp({ id, key: brand.realtimeKey, secret: `secret-${id}` });
}
