import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const script = () => readFileSync(new URL('launcher/launcher.js', import.meta.url), 'utf8');

/** Stand-in for the external game launcher: one script. */
export function launcherRoutes(app: Hono): void {
  app.get('/launcher/launcher.js', (context) =>
    context.body(script(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
