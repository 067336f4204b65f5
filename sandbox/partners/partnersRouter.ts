import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ValiError } from 'valibot';
import { browserScript } from '../browserScript.ts';
import { isPlainUrl } from '../http/inputs.ts';
import { Refusal } from '../operations/refusal.ts';
import { StoreUnavailable } from '../store/database/database.ts';
import { chatRoutes } from './chat.ts';
import { icons } from './icons.ts';
import { type IdentityOperator, identityRoutes } from './identity.ts';
import type { PartnerServices } from './partnerServices.ts';
import { type PolicyReports, policyReports, reportRoutes } from './policyReports.ts';
import { slotRoutes } from './slots.ts';
import { sportsbookRoutes } from './sportsbook.ts';
import { tagRoutes } from './tags.ts';

const notHere =
  'Not Found: the sandbox has no stand-in for this partner. It serves /chat/tracking.js, /icons/<name>.svg, /identity/legitimuz-sdk.js, /launcher/launcher.js, /reports/<brand>, /sportsbook/altenarWSDK.js, /tags/gtag/js, /tags/gtm.js and /slots.';

const maxBodyBytes = 64 * 1024;

/** Serves stand-ins for third parties on `partners.localhost`, and collects policy reports. */
export function partnersRouter(
  operator: IdentityOperator,
  services: PartnerServices,
  reports: PolicyReports = policyReports(),
  clock: () => Date = () => new Date(),
): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text('Payload Too Large', 413) }));
  app.use((context, next) =>
    isPlainUrl(context.req.url) ? next() : Promise.resolve(context.text('Bad Request', 400)),
  );
  app.get('/icons/:file{.+\\.svg}', (context) => {
    const name = context.req.param('file').slice(0, -'.svg'.length);
    const shape = Object.hasOwn(icons, name) ? icons[name] : undefined;
    const anywhere = { 'Access-Control-Allow-Origin': '*' };
    if (shape === undefined)
      return context.text(`Not Found: icons are ${Object.keys(icons).join(', ')}`, 404, anywhere);
    return context.body(iconSvg(shape), 200, {
      ...anywhere,
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  chatRoutes(app);
  identityRoutes(app, operator);
  launcherRoutes(app);
  const hasTenant = (tenant: string) => operator.brands().some(({ id }) => id === tenant);
  reportRoutes(app, reports, hasTenant, clock);
  slotRoutes(app, services);
  sportsbookRoutes(app, services);
  tagRoutes(app);
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status, error.headers);
    if (error instanceof StoreUnavailable) return context.json({ message: 'Service unavailable' }, 503);
    if (error instanceof ValiError || error instanceof SyntaxError) {
      return context.json({ message: 'Bad Request' }, 400);
    }
    throw error;
  });
  app.notFound((context) => context.text(notHere, 404));
  return app;
}

// Takes the color of the surrounding text when used as a mask or inlined.
const iconSvg = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${shape}"/></svg>`;

const script = () => browserScript(new URL('launcher/launcher.ts', import.meta.url));

function launcherRoutes(app: Hono): void {
  app.get('/launcher/launcher.js', (context) =>
    context.body(script(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
