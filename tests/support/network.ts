import { type APIResponse, expect, type Page, type Route } from '@playwright/test';

/** Sends the request on and keeps its answer. Node, unlike browsers, does not know where `*.localhost` is. */
export function deliver(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}

/** What becomes of the page's calls of an address that change something. */
async function routeSent(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'POST' ? handle(route) : route.continue(),
  );
}

/** The operator gets the call, and its answer is lost on the way back: so often, and then no more. */
export async function loseAnswers(page: Page, address: string, times: number): Promise<void> {
  let lost = 0;
  await routeSent(page, address, async (route) => {
    if (lost >= times) return route.continue();
    lost += 1;
    await deliver(route);
    return route.abort('connectionreset');
  });
}

/** The operator gets the call, and its answer never arrives in this page's life. */
function withholdAnswers(page: Page, address: string): Promise<void> {
  return routeSent(page, address, async (route) => {
    await deliver(route);
  });
}

/** The operator gets the call twice, and only the later answer arrives. */
export function sendTwice(page: Page, address: string): Promise<void> {
  return routeSent(page, address, async (route) => {
    await deliver(route);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return route.continue();
  });
}

/** Something is asked for in the page, and the page is loaded anew when the operator has it and before it has answered. */
export async function reloadUnanswered(
  page: Page,
  address: string,
  { press, taken }: { press: () => Promise<void>; taken: () => Promise<readonly unknown[]> },
): Promise<void> {
  await withholdAnswers(page, address);
  await press();
  await expect.poll(async () => (await taken()).length).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
}

/** Nothing is pushed to this page, whatever it tries. */
export function keepSocketsClosed(page: Page): Promise<void> {
  return page.routeWebSocket(/\/app\//, (socket) => socket.close());
}

/** Joins the page's channels as usual, but loses every event about the player's money on the way. */
export function loseMoneyEvents(page: Page): Promise<void> {
  return page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!/user-update|transaction-event|rollover-update/.test(String(message))) socket.send(message);
    });
  });
}
