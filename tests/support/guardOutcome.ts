import { type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { type Visit, visitContext } from '../../src/app/guards/guard.ts';

type TestVisit = Pick<Visit, 'store' | 'services'> & Partial<Visit>;

/** Runs a guard as the router does; returns the path that it redirects to, or null when it lets the player pass. */
export async function guardOutcome(guard: MiddlewareFunction, visit: TestVisit): Promise<string | null> {
  const to = visit.to ?? { pathname: '/user/wallet', search: '?a=1', hash: '#b' };
  const url = new URL(to.pathname, 'https://teste.example');
  const context = new RouterContextProvider();
  context.set(visitContext, { from: null, router: { subscribe: () => () => {} }, ...visit, to });
  try {
    const args = { request: new Request(url), url, pattern: to.pathname, params: {}, context };
    await guard(args, async () => undefined);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
}
