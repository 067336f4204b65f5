import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { PicturePainter } from './content/pictures/PicturePainter.ts';
import { controlRouter } from './control/controlRouter.ts';
import { sandboxControl } from './control.ts';
import { transactor } from './operations/work.ts';
import { partnersRouter } from './partners/partnersRouter.ts';
import { clusterFromEnv, inProcessPublisher } from './realtime/publisher.ts';
import { publishingApi } from './realtime/publishingApi.ts';
import { realtimeApp } from './realtime/realtimeApp.ts';
import { realtimeServer } from './realtime/realtimeServer.ts';
import { type SandboxTenant, sandboxTenant } from './sandboxTenant.ts';
import { type LedgerDifferences, ledgerDifferences } from './store/ledger.ts';
import { openDatabase } from './store/openDatabase.ts';
import { storedSecret } from './store/secrets.ts';
import { listSettingChanges } from './store/settingChanges.ts';
import type { SandboxControl } from './switches.ts';
import { hostname, type SandboxBrand, tenantFinder } from './tenants.ts';

export interface SandboxOptions {
  brands: readonly SandboxBrand[];
  /** Folder of the embedded database; null: in memory. */
  dataDir: string | null;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** PUSHER_* here: publish to that cluster instead of in process. */
  env?: NodeJS.ProcessEnv;
  /** Keeps painted pictures from one start to the next. */
  pictureFolder?: string;
  clock?: () => Date;
  /** Life of a session token; an hour by default. */
  tokenLifetimeS?: number;
  log?: (line: string) => void;
}

export interface Sandbox {
  /** Whether requests for this `Host` are the sandbox's. */
  handles(host: string): boolean;
  fetch(request: Request, visitor?: { ip?: string | undefined }): Promise<Response>;
  /** Takes over a realtime WebSocket; false: not ours. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  control: SandboxControl;
  /** Zeros, always: the ledger's sum and the accounts that differ from their postings. */
  ledgerDifferences(): Promise<LedgerDifferences>;
  close(): Promise<void>;
}

/** Closing realtime takes this long at most, so that clients come back one after the other. */
const goodbyeMs = 500;

/** The operator of all brands, in process: no port is opened here. Throws StoreUnavailable with a clear sentence. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { brands, clock = () => new Date(), log = () => {}, tokenLifetimeS = 3600 } = options;
  const database = await openDatabase(options);
  const tokens = { secret: await storedSecret(database, 'session-tokens'), lifetimeS: tokenLifetimeS };
  const cluster = clusterFromEnv(options.env ?? {});
  const apps = new Map(brands.map((brand) => [brand.id, cluster?.app ?? ownApp(brand)]));
  const realtime = realtimeServer(cluster ? [] : [...apps.values()]);
  const publishToApp = cluster?.publish ?? inProcessPublisher(realtime);
  const publish = (tenant: string, messages: Parameters<typeof publishToApp>[1]) =>
    publishToApp(apps.get(tenant)?.id ?? tenant, messages);
  const transact = transactor(database, publish, clock, log);

  const painter = new PicturePainter(options.pictureFolder ?? null);
  const paint = (svg: string) => painter.paint(svg);
  const tenants = new Map<string, SandboxTenant>();
  for (const brand of brands) {
    const changes = await listSettingChanges(database, brand.id);
    const app = apps.get(brand.id) ?? ownApp(brand);
    const hub = realtime.hub(app.id);
    const channels = {
      isConnected: (socketId: string) => hub?.connection(socketId) !== undefined,
      allow: (socketId: string, channel: string) => hub?.allow(socketId, channel),
      revoke: (socketId: string, channel: string) => hub?.revoke(socketId, channel),
    };
    tenants.set(
      brand.id,
      sandboxTenant({ brand, app, channels, changes, sql: database, transact, tokens, paint, clock, log }),
    );
  }
  const control = sandboxControl(database, transact, realtime, clock, tenants);
  const pusherApi = publishingApi(realtime, clock);
  const findTenant = tenantFinder(brands);
  const ownHosts = new Map([
    ['localhost', controlRouter(control, () => database.isReady())],
    ['partners.localhost', partnersRouter(control, (tenant) => tenants.get(tenant) ?? null)],
  ]);

  return {
    control,
    ledgerDifferences: () => ledgerDifferences(database),
    handles: (host) => ownHosts.has(hostname(host)) || findTenant(host) !== undefined,
    fetch: async (request, visitor = {}) => {
      const url = new URL(request.url);
      const host = hostname(request.headers.get('host') ?? url.host);
      if (url.pathname.startsWith('/apps/')) return pusherApi.fetch(request);
      const own = ownHosts.get(host);
      if (own) return own.fetch(request);
      const tenant = tenants.get(findTenant(host)?.id ?? '');
      if (!tenant) return Response.json({ message: `No brand answers on ${host}` }, { status: 404 });
      return tenant.fetch(request, visitor.ip ?? '127.0.0.1');
    },
    upgrade: (request, socket, head) => realtime.upgrade(request, socket, head),
    close: async () => {
      await realtime.close(goodbyeMs);
      await Promise.all([...tenants.values()].map((tenant) => tenant.settled()));
      await painter.close();
      await database.close();
    },
  };
}

/** Known to everybody on purpose: it guards nothing but play money. */
function ownApp(brand: SandboxBrand) {
  const id = `sandbox-${brand.id}`;
  return realtimeApp({ id, key: brand.realtimeKey, secret: `secret-${id}` });
}
