import type { Hono } from 'hono';
import { browserScript } from '../browserScript.ts';

const script = () => browserScript(new URL('chat/tracking.ts', import.meta.url));

/** Serves a stand-in for the live chat: one script with the real widget's interface. */
export function chatRoutes(app: Hono): void {
  app.get('/chat/tracking.js', (context) =>
    context.body(script(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  );
}
