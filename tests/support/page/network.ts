import { type APIResponse, expect, type Page, type Route } from '@playwright/test';

// Forwards the request and records its response; Node, unlike browsers, cannot resolve `*.localhost`.
export function deliver(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}

/** Holds the page's requests of a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

// Routes the page's calls of a URL that change state.
async function routeSent(page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(url, (route) => (route.request().method() === 'POST' ? handle(route) : route.continue()));
}

// Delivers the call and drops its response that many times.
export async function loseResponses(page: Page, url: string, times: number): Promise<void> {
  let lost = 0;
  await routeSent(page, url, async (route) => {
    if (lost >= times) return route.continue();
    lost += 1;
    await deliver(route);
    return route.abort('connectionreset');
  });
}

// Delivers the call and withholds its response for the life of the page.
function withholdResponses(page: Page, url: string): Promise<void> {
  return routeSent(page, url, async (route) => {
    await deliver(route);
  });
}

// Delivers the call twice and returns the later response only.
export function sendTwice(page: Page, url: string): Promise<void> {
  return routeSent(page, url, async (route) => {
    await deliver(route);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return route.continue();
  });
}

/** Sends a request and reloads the page after the operator has received it and before it responds. */
export async function reloadPending(
  page: Page,
  url: string,
  { press, taken }: { press: () => Promise<void>; taken: () => Promise<readonly unknown[]> },
): Promise<void> {
  await withholdResponses(page, url);
  await press();
  await expect.poll(async () => (await taken()).length).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
}

// Closes every realtime socket of the page.
export function keepSocketsClosed(page: Page): Promise<void> {
  return page.routeWebSocket(/\/app\//, (socket) => socket.close());
}

// Joins the page's channels but drops every event about the player's money.
export function loseMoneyEvents(page: Page): Promise<void> {
  return page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!/user-update|transaction-event|rollover-update/.test(String(message))) socket.send(message);
    });
  });
}
