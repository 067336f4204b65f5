import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';

const script = () => readFileSync(new URL('chat/tracking.js', import.meta.url), 'utf8');

/** Stand-in for the live chat: one script that speaks the real widget's interface. */
export function chatRoutes(app: Hono): void {
  app.get('/chat/tracking.js', (context) =>
    context.body(script(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
