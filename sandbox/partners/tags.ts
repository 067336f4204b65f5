import type { Hono } from 'hono';
import { browserScript } from '../browserScript.ts';

const script = () => browserScript(new URL('tags/gtag.ts', import.meta.url));

/**
 * Serves a stand-in for the tag manager: one script reads `dataLayer` and reports hits with the vendor's parameters
 * (`tid`: id, `en`: event, `gcs`: consent).
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
