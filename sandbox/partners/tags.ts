import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const script = () => readFileSync(new URL('tags/gtag.js', import.meta.url), 'utf8');
const mostHits = 500;

/** What a tag told of a page, by the vendor's parameter names (`en`: event, `gcs`: consent, `tid`: id). */
type Hit = Record<string, string>;

/**
 * Stand-in for the tag manager: both loaders are one script that reads `dataLayer` as the real ones do, and a collector
 * that keeps the last hits. `GET /tags/hits?tid=…` shows them.
 */
export function tagRoutes(app: Hono): void {
  const hits: Hit[] = [];
  for (const path of ['/tags/gtag/js', '/tags/gtm.js']) {
    app.get(path, (context) =>
      context.body(script(), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    );
  }
  app.post('/tags/g/collect', (context) => {
    hits.push(context.req.query());
    if (hits.length > mostHits) hits.shift();
    return context.body(null, 204, { 'Access-Control-Allow-Origin': '*' });
  });
  app.get('/tags/hits', (context) => {
    const { tid } = context.req.query();
    return context.json({ hits: hits.filter((hit) => !tid || hit.tid === tid) });
  });
}
