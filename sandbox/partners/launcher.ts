import type { Hono } from 'hono';
import { browserScript } from '../browserScript.ts';

const script = () => browserScript(new URL('launcher/launcher.ts', import.meta.url));

export function launcherRoutes(app: Hono): void {
  app.get('/launcher/launcher.js', (context) =>
    context.body(script(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
