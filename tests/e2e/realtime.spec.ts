import type { BrowserContext, Page } from '@playwright/test';
import { expect, lightPath, open, type Site, settled, test } from '../support/fixture.ts';
import { operatorOf, watchSockets } from '../support/realtime.ts';
import { playerWithSession } from '../support/session.ts';

// What the browser itself says of a server that does not take the socket.
test.use({ tolerated: [/WebSocket connection to .* failed/] });

const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const ownChannels = ['private-transactions.user.*', 'private-users.*'];

/** A player on a light page that has joined the player's channels. */
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

test('guests have no connection, players one from login to logout, with their channels', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  const sockets = watchSockets(page);
  await open(page, here.origin + lightPath);
  await page.waitForLoadState('networkidle');
  expect(sockets.opened()).toBe(0);

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

test('the Double table is followed by guests as well, while it is open', async ({ page, site }) => {
  const here = site('default');
  const sockets = watchSockets(page);
  await open(page, `${here.origin}/games/double`);
  await expect.poll(sockets.channels).toEqual(['double']);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${here.origin}/`);
  await expect.poll(sockets.open).toBe(0);
});

test('a thousand events in a burst, twice, late and broken ones among them, are a few questions', async ({
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
  // One question at a time, a third of a second apart, and one after the last event.
  expect(calls.count).toBeLessThanOrEqual(Math.ceil(tookMs / 300) + 4);
});

test('a server that goes for seconds is joined again, and what happened meanwhile is shown', async ({
  page,
  context,
  site,
}) => {
  const here = site('velvora');
  const { player, sockets } = await arrive(page, context, here);
  await here.control('drop-realtime', { refuseForMs: 1_500 });
  await expect.poll(sockets.open).toBe(0);
  await here.control('credit', { user: player.email, amountCents: 500 });
  await expect.poll(sockets.channels).toEqual(ownChannels);
  await expect(balance(page)).toContainText('R$ 15,00');
  await here.control('credit', { user: player.email, amountCents: 500 });
  await expect(balance(page)).toContainText('R$ 20,00');
});

test('tabs share one connection; when its tab closes, another takes over', async ({
  page,
  context,
  site,
}) => {
  const here = site('gingaro');
  const { player, sockets: first } = await arrive(page, context, here);
  const other = await context.newPage();
  const second = watchSockets(other);
  await open(other, here.origin + lightPath);
  await expect(balance(other)).toContainText('R$ 10,00');
  await here.control('credit', { user: player.email, amountCents: 100 });
  for (const tab of [page, other]) await expect(balance(tab)).toContainText('R$ 11,00');
  expect([first.opened(), second.opened()]).toEqual([1, 0]);

  await page.close();
  await expect.poll(second.channels).toEqual(ownChannels);
  await here.control('credit', { user: player.email, amountCents: 100 });
  await expect(balance(other)).toContainText('R$ 12,00');
});

test('channels are joined again with a new token where the old one has ended', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  const { player, sockets } = await arrive(page, context, here);
  const jwt = async () =>
    (await context.cookies()).find(({ name }) => name === `${here.brand}-jwt`)?.value ?? '';
  const old = await jwt();
  // The operator knows the old token no more from the moment the channels have to be joined anew.
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
  await expect(balance(page)).toContainText('R$ 17,00');
});

test('while the server stays away for minutes the balance is asked for, and a corner says so', async ({
  page,
  context,
  site,
}) => {
  const here = site('maraxi');
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
  await here.control('drop-realtime', { refuseForMs: 0 });
  await here.control('credit', { user: player.email, amountCents: 500 });
  await expect.poll(sockets.channels, { timeout: 30_000 }).toEqual(ownChannels);
  await expect(balance(page)).toContainText('R$ 20,00');
  await expect(missing).toBeHidden();
});
