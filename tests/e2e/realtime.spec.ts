import type { BrowserContext, Page } from '@playwright/test';
import { expect, lightPath, open, type Site, settled, test } from '../support/fixture.ts';
import { operatorOf, watchSockets } from '../support/page/realtime.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

// The browser's own message about a server that refuses the socket.
test.use({ tolerated: [/WebSocket connection to .* failed/] });

const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const ownChannels = ['private-transactions.user.*', 'private-users.*'];

// A player on a light page that has joined the player's channels.
async function arrive(page: Page, context: BrowserContext, here: Site) {
  const sockets = watchSockets(page);
  const player = await playerWithSession(context, here, { balanceCents: 1_000 });
  await open(page, here.origin + lightPath);
  await expect(balance(page)).toContainText('R$ 10,00');
  await expect.poll(sockets.channels).toEqual(ownChannels);
  return { player, sockets };
}

function profileCalls(page: Page): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/auth/me') calls.count += 1;
  });
  return calls;
}

function openRequests(page: Page): () => number {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

test('subscribes guests to the Double table while it is open, and players to their channels from login to logout', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  const sockets = watchSockets(page);
  await open(page, here.origin + lightPath);
  await page.waitForLoadState('networkidle');
  expect(sockets.opened()).toBe(0);

  await travel(page, '/games/double');
  await expect.poll(sockets.channels).toEqual(['double']);
  await travel(page, lightPath);
  await expect.poll(sockets.open).toBe(0);

  const player = await playerWithSession(context, here, { balanceCents: 1_000 });
  await expect(balance(page)).toContainText('R$ 10,00');
  await expect.poll(sockets.channels).toEqual(ownChannels);
  await here.control('grant-bonus', { user: player.email, amountCents: 5_000 });
  await expect.poll(sockets.channels).toEqual(['private-bonus.*', ...ownChannels]);
  expect(sockets.open()).toBe(1);

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect.poll(sockets.open).toBe(0);
});

test('debounces a burst of a thousand events with broken ones, and joins channels again with a new token', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  const { player, sockets } = await arrive(page, context, here);
  await here.control('credit', { user: player.email, amountCents: 234 });
  await expect(balance(page)).toContainText('R$ 12,34');

  const calls = profileCalls(page);
  const operator = operatorOf(here);
  const id = sockets.userId();
  const user = { channel: `private-users.${id}`, name: 'user-update' };
  const line = { channel: `private-transactions.user.${id}`, name: 'transaction-event' };
  const bet = { source_type: 'CasinoBet', status: 2, type: 0, amount: 100, source: { id: '1', amount: 100 } };
  const startedAt = Date.now();
  for (let batch = 0; batch < 100; batch += 1) {
    await operator.triggerBatch([
      { ...user, data: { balance: batch } },
      { ...user, data: { balance: batch } },
      { ...user, data: { balance: -batch } },
      { ...user, data: { balance: 'a lot' } },
      { ...user, data: 'rubbish' },
      { ...line, data: bet },
      { ...line, data: bet },
      { ...line, data: { ...bet, amount: null } },
      { ...line, data: [] },
      { ...line, name: 'something-new', data: {} },
    ]);
  }
  const tookMs = Date.now() - startedAt;
  await here.control('credit', { user: player.email, amountCents: 100 });
  await expect(balance(page)).toContainText('R$ 13,34');
  // One request at a time, half a second apart, and one after the last event.
  expect(calls.count).toBeLessThanOrEqual(Math.ceil(tookMs / 500) + 4);

  await test.step('joins its channels again when the old token has ended', async () => {
    const jwt = async () =>
      (await context.cookies()).find(({ name }) => name === `${here.brand}-jwt`)?.value ?? '';
    const old = await jwt();
    // The operator no longer accepts the old token once the channels are to be joined again.
    await page.route('**/api/broadcasting/auth', async (route) => {
      const isOld = route.request().headers().authorization === `Bearer ${old}`;
      if (!isOld || route.request().method() === 'OPTIONS') return route.fallback();
      const headers = { 'Access-Control-Allow-Origin': here.origin };
      return route.fulfill({ status: 401, headers, json: { message: 'Unauthenticated.' } });
    });
    await here.control('drop-realtime', { refuseForMs: 0 });
    await expect.poll(jwt).not.toBe(old);
    await expect.poll(sockets.channels).toEqual(ownChannels);
    await here.control('credit', { user: player.email, amountCents: 700 });
    await expect(balance(page)).toContainText('R$ 20,34');
  });
});

test('has one connection per tab, reconnects each to a server that was gone, and shows what happened meanwhile', async ({
  page,
  context,
  site,
}) => {
  const here = site('velvora');
  const { player, sockets } = await arrive(page, context, here);
  const other = await context.newPage();
  const second = watchSockets(other);
  await open(other, here.origin + lightPath);
  await expect.poll(second.channels).toEqual(ownChannels);
  const credited = async (shown: string) => {
    for (const tab of [page, other]) await expect(balance(tab)).toContainText(shown);
    expect([sockets.open(), second.open()]).toEqual([1, 1]);
  };
  await here.control('credit', { user: player.email, amountCents: 100 });
  await credited('R$ 11,00');

  await here.control('drop-realtime', { refuseForMs: 1_500 });
  for (const tab of [sockets, second]) await expect.poll(tab.open).toBe(0);
  await here.control('credit', { user: player.email, amountCents: 400 });
  for (const tab of [sockets, second]) await expect.poll(tab.channels).toEqual(ownChannels);
  await credited('R$ 15,00');
  await here.control('credit', { user: player.email, amountCents: 500 });
  await credited('R$ 20,00');
});

test.describe('a server that is gone for an hour', () => {
  // Other tests of the brand need it, also when this one fails.
  test.afterEach(({ site }) => site('fliperix').control('drop-realtime', { refuseForMs: 0 }));

  test('is covered by polling the balance, with a notice', async ({ page, context, site }) => {
    test.setTimeout(180_000);
    const here = site('fliperix');
    await page.clock.install();
    const { player, sockets } = await arrive(page, context, here);
    await settled(page);
    await here.control('drop-realtime', { refuseForMs: 600_000 });
    await expect.poll(sockets.open).toBe(0);
    await here.control('credit', { user: player.email, amountCents: 500 });
    await expect(async () => {
      await page.clock.fastForward('00:00:31');
      await expect(balance(page)).toContainText('R$ 15,00', { timeout: 2_000 });
    }).toPass();
    const missing = page.getByText(/^Sem atualizações ao vivo/);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(missing).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const calls = profileCalls(page);
    const underWay = openRequests(page);
    // Requests take real time, so each step waits for those of the last one.
    for (let minute = 0; minute < 60; minute += 2) {
      await page.clock.fastForward('02:00');
      await expect.poll(underWay, { intervals: [50] }).toBe(0);
    }
    await expect(missing).toBeVisible();
    // Twice a minute at most, and once more with the token that was renewed meanwhile.
    expect(calls.count).toBeGreaterThan(10);
    expect(calls.count).toBeLessThanOrEqual(121);
    await here.control('credit', { user: player.email, amountCents: 500 });
    await page.clock.fastForward('01:00');
    await expect(balance(page)).toContainText('R$ 20,00');

    await here.control('drop-realtime', { refuseForMs: 0 });
    await here.control('credit', { user: player.email, amountCents: 500 });
    await expect.poll(sockets.channels, { timeout: 30_000 }).toEqual(ownChannels);
    await expect(balance(page)).toContainText('R$ 25,00');
    await expect(missing).toBeHidden();
  });
});

test('replaces a connection that goes silent without closing, and shows what it missed', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  let opened = 0;
  let isSilent = false;
  await page.routeWebSocket(/\/app\//, (socket) => {
    opened += 1;
    const server = socket.connectToServer();
    // Only the first connection is cut, as by a router that has forgotten it.
    if (opened > 1) return;
    socket.onMessage((message) => {
      if (!isSilent) server.send(message);
    });
    server.onMessage((message) => {
      if (!isSilent) socket.send(message);
    });
  });
  await page.clock.install();
  const player = await playerWithSession(context, here, { balanceCents: 1_000 });
  await open(page, here.origin + lightPath);
  await expect(balance(page)).toContainText('R$ 10,00');
  await here.control('credit', { user: player.email, amountCents: 100 });
  await expect(balance(page)).toContainText('R$ 11,00');

  isSilent = true;
  await here.control('credit', { user: player.email, amountCents: 500 });
  // Two minutes of silence, then half a minute for the response to a ping.
  await page.clock.fastForward('02:01');
  await page.clock.fastForward(31_000);
  await expect.poll(() => opened).toBe(2);
  await expect(balance(page)).toContainText('R$ 16,00');
  await here.control('credit', { user: player.email, amountCents: 100 });
  await expect(balance(page)).toContainText('R$ 17,00');
});
