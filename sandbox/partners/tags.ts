import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const script = () => readFileSync(new URL('tags/gtag.js', import.meta.url), 'utf8');

/**
 * Stand-in for the tag manager: both loaders are one script that reads `dataLayer` as the real ones do, and reports to
 * a collector by the vendor's parameter names (`tid`: id, `en`: event, `gcs`: consent).
 */
export function tagRoutes(app: Hono): void {
  for (const path of ['/tags/gtag/js', '/tags/gtm.js']) {
    app.get(path, (context) =>
      context.body(script(), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    );
  }
  app.post('/tags/g/collect', (context) => context.body(null, 204, { 'Access-Control-Allow-Origin': '*' }));
}
