import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ValiError } from 'valibot';
import { Refusal } from '../operations/refusal.ts';
import { StoreUnavailable } from '../store/database.ts';
import { chatRoutes } from './chat.ts';
import { icons } from './icons.ts';
import { type IdentityOperator, identityRoutes } from './identity.ts';
import { launcherRoutes } from './launcher.ts';
import type { PartnerDesks } from './partnerDesks.ts';
import { slotRoutes } from './slots.ts';
import { sportsbookRoutes } from './sportsbook.ts';
import { tagRoutes } from './tags.ts';

const notHere =
  'Not Found: the sandbox has no stand-in for this partner. It serves /chat/tracking.js, /icons/<name>.svg, /identity/legitimuz-sdk.js, /launcher/launcher.js, /sportsbook/altenarWSDK.js, /tags/gtag/js, /tags/gtm.js and /slots.';

const maxBodyBytes = 64 * 1024;

/** Stand-ins for third parties, on `partners.localhost`: chat, icons, identity, game launcher, slots, sportsbook and tags. */
export function partnersRouter(operator: IdentityOperator, desks: PartnerDesks): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text('Payload Too Large', 413) }));
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
  slotRoutes(app, desks);
  sportsbookRoutes(app, desks);
  tagRoutes(app);
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status);
    if (error instanceof StoreUnavailable) return context.json({ message: 'Service unavailable' }, 503);
    if (error instanceof ValiError || error instanceof SyntaxError) {
      return context.json({ message: 'Bad Request' }, 400);
    }
    throw error;
  });
  app.notFound((context) => context.text(notHere, 404));
  return app;
}

/** Takes the colour of the text around it when used as a mask or inlined. */
const iconSvg = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${shape}"/></svg>`;
