import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import { browserScript } from '../browserScript.ts';
import { matches } from '../http/callErrors.ts';
import type { SandboxControl } from '../switches.ts';
import { hostname, type SandboxBrand } from '../tenants.ts';
import { identityFeatures, identityPage } from './identityPages.ts';

// The operator's brands, simulated errors and identity changes.
export type IdentityOperator = Pick<SandboxControl, 'brands' | 'callErrors' | 'approveIdentity'>;

interface Session {
  tenant: string;
  // Origin of the page that opened the check.
  opener: string;
  // Tax number of the person who is checked.
  document: string;
  referenceId: string | null;
}

const maximumSessions = 1_000;
const asset = (name: string) => new URL(`identity/${name}`, import.meta.url);
const script = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Serves a stand-in for the identity provider, which changes the account before the page receives the event. */
export function identityRoutes(app: Hono, operator: IdentityOperator): void {
  const sessions = new Map<string, Session>();

  for (const [file, factory] of [
    ['legitimuz-sdk.js', 'Legitimuz'],
    ['faceindex.js', 'LegitimuzFaceIndex'],
  ] as const) {
    app.get(`/identity/${file}`, (context) =>
      context.body(browserScript(asset('sdk.ts')).replace('__FACTORY__', factory), 200, script),
    );
  }
  app.get('/identity/widget.js', (context) => context.body(browserScript(asset('widget.ts')), 200, script));
  app.get('/identity/widget.css', (context) =>
    context.body(readFileSync(asset('widget.css'), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );

  app.post('/external/kyc/session', async (context) => {
    const opener = context.req.header('origin') ?? '';
    const brand = operator.brands().find((candidate) => isSiteOf(candidate, opener));
    if (!brand) return context.json({ message: 'error', errors: ['Unknown origin'] }, 403);
    context.header('Access-Control-Allow-Origin', opener);
    context.header('Vary', 'Origin');
    const form = await context.req.formData().catch(() => null);
    const document = String(form?.get('cpf'));
    if (!/^\d{11}$/.test(document)) {
      return context.json({ message: 'error', errors: ['CPF inválido'] }, 422);
    }
    const id = randomUUID();
    const [oldest] = sessions.keys();
    if (oldest !== undefined && sessions.size >= maximumSessions) sessions.delete(oldest);
    sessions.set(id, { tenant: brand.id, opener, document, referenceId: null });
    return context.json({ session_id: id });
  });

  for (const feature of identityFeatures) {
    app.get(`/identity/${feature}/:session`, async (context) => {
      const id = context.req.param('session');
      const session = sessions.get(id);
      if (!session) return context.text('Esta verificação terminou. Feche esta janela e comece outra.', 404);
      const callError = operator
        .callErrors(session.tenant)
        .find(({ pattern }) => matches(pattern, 'GET', context.req.path));
      if (callError?.delayMs) {
        await wait(callError.delayMs, undefined, { signal: context.req.raw.signal, ref: false }).catch(
          () => {},
        );
      }
      if (callError?.status) return context.text('Simulated failure', 503);
      session.referenceId = context.req.query('refId') ?? null;
      context.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors ${session.opener}`,
      );
      return context.html(identityPage(feature, id, session.opener));
    });
  }

  app.post('/identity/results/:session', async (context) => {
    const id = context.req.param('session');
    const session = sessions.get(id);
    if (!session?.referenceId) return context.json({ message: 'Unknown session' }, 404);
    sessions.delete(id);
    const { tenant, referenceId, document } = session;
    if (!(await operator.approveIdentity(tenant, referenceId, document)))
      return context.json({ message: 'The account has another tax number' }, 422);
    return context.json({ success: true });
  });
}

function isSiteOf(brand: SandboxBrand, origin: string): boolean {
  if (brand.origins.includes(origin)) return true;
  const url = URL.parse(origin);
  // More than an origin would end up in the frame's policy.
  return url?.origin === origin && hostname(url.host) === `${brand.id}.localhost`;
}
