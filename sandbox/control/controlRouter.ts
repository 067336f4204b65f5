import { readFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { browserScript } from '../browserScript.ts';
import type { SandboxControl } from '../switches.ts';
import { previewColours, siteOf } from './brandPreview.ts';
import { startPage } from './startPage.ts';
import { switchCalls } from './switchCalls.ts';
import { tenantState } from './tenantState.ts';

/** Refuses changes from other origins, including plain forms, which need no CORS preflight. */
const originGuard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  if (origin !== undefined && origin !== `http://${host}`) {
    return context.json({ message: `Switches do not listen to ${origin}` }, 403);
  }
  if (!context.req.header('content-type')?.startsWith('application/json')) {
    return context.json({ message: 'Send JSON with Content-Type: application/json' }, 415);
  }
  return next();
};

const asset = (name: string) => new URL(name, import.meta.url);

const maxBodyBytes = 64 * 1024;

/** Serves the start page on `localhost` and the control calls that the page and the tests use. */
export function controlRouter(control: SandboxControl, isReady: () => Promise<boolean>): Hono {
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        imgSrc: ["'self'", 'data:', 'http:'],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: control.brands().map(siteOf),
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    }),
  );
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => context.json({ message: 'Payload Too Large' }, 413),
    }),
  );
  app.get('/', (context) => context.html(startPage(control)));
  for (const sheet of ['page.css', 'workbench.css', 'preview.css']) {
    app.get(`/control/${sheet}`, (context) =>
      context.body(readFileSync(asset(sheet), 'utf8'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  }
  for (const script of ['page.ts', 'panels.ts', 'elements.ts', 'versionsPanel.ts', 'previews.ts']) {
    app.get(`/control/${script}`, (context) =>
      context.body(browserScript(asset(script)), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  }
  app.get('/control/ready', async (context) => {
    const ready = await isReady();
    return context.json({ ready }, ready ? 200 : 503);
  });
  app.get('/control/logo/:tenant', (context) => {
    const logo = control.brands().find(({ id }) => id === context.req.param('tenant'))?.appearance?.logo;
    return logo ? context.body(logo.bytes, 200, { 'Content-Type': logo.contentType }) : context.notFound();
  });
  app.get('/control/appearances.css', (context) =>
    context.body(control.brands().map(previewColours).join(''), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/control/state/:tenant', async (context) =>
    context.json(await tenantState(control, context.req.param('tenant'))),
  );
  app.post('/control/:switch', originGuard, async (context) => {
    const name = context.req.param('switch');
    const act = Object.hasOwn(switchCalls, name) ? switchCalls[name] : undefined;
    if (!act) return context.json({ message: `There is no switch ${name}` }, 404);
    const response = await act(control, await context.req.json());
    return context.json(response ?? { done: true });
  });
  app.notFound((context) => context.text('Not Found: the start page is at /', 404));
  app.onError((error, context) => context.json({ message: sentence(error) }, 400));
  return app;
}

function sentence(error: Error): string {
  if (error instanceof v.ValiError) {
    const [issue] = error.issues;
    const field = v.getDotPath(issue);
    return field ? `${field}: ${issue.message}` : issue.message;
  }
  return error.message;
}
