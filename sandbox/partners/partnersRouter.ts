import { Hono } from 'hono';
import { icons } from './icons.ts';
import { type IdentityOperator, identityRoutes } from './identity.ts';

const notHere =
  'Not Found: the sandbox has no stand-in for this partner. It serves /icons/<name>.svg and /identity/legitimuz-sdk.js.';

/** Stand-ins for third parties, on `partners.localhost`: the icon service and the identity provider. */
export function partnersRouter(operator: IdentityOperator): Hono {
  const app = new Hono();
  app.get('/icons/:file{.+\\.svg}', (context) => {
    const name = context.req.param('file').slice(0, -'.svg'.length);
    const shape = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (shape === undefined)
      return context.text(`Not Found: icons are ${Object.keys(icons).join(', ')}`, 404);
    return context.body(iconSvg(shape), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
  identityRoutes(app, operator);
  app.notFound((context) => context.text(notHere, 404));
  return app;
}

/** Takes the colour of the text around it when used as a mask or inlined. */
const iconSvg = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${shape}"/></svg>`;
