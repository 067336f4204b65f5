import type { MiddlewareHandler } from 'hono';

/** Refuses changes from other origins, including plain forms, which need no CORS preflight. */
export const originGuard: MiddlewareHandler = async (context, next) => {
  const origin = context.req.header('origin');
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  if (origin !== undefined && origin !== `http://${host}`) {
    return context.json({ message: `Switches do not listen to ${origin}` }, 403);
  }
  if (!context.req.header('content-type')?.startsWith('application/json')) {
    return context.json({ message: 'Send JSON with Content-Type: application/json' }, 415);
  }
  return next();
};
