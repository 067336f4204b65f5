import { expect, open, settled, test } from '../support/fixture.ts';
import { newPlayer } from '../support/player.ts';
import { watchSockets } from '../support/realtime.ts';
import { type Releases, startReleases } from '../support/releases.ts';
import { keepToken, tokenOf } from '../support/session.ts';

const light = '/termos-de-uso';
test.describe('releases under open pages', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ serviceWorkers: 'allow', tolerated: [/WebSocket connection to .* failed/] });
  let releases: Releases;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    releases = await startReleases();
  });
  test.afterAll(() => releases.close());

  test('a server that restarts finds its players again, and they see what it did meanwhile', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { site } = releases;
    const sockets = watchSockets(page);
    const player = await newPlayer(site, { balanceCents: 1_000 });
    await keepToken(context, site, await tokenOf(site, player));
    await open(page, site.origin + light);
    await expect.poll(sockets.channels).toHaveLength(2);
    const restarted = releases.restart(4_000);
    await expect(page.getByText('Conectando as atualizações ao vivo…')).toBeVisible();
    await restarted;
    await site.control('credit', { user: player.email, amountCents: 500 });
    await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 15,00', { timeout: 30_000 });
    await expect.poll(sockets.channels, { timeout: 30_000 }).toHaveLength(2);
    await site.control('credit', { user: player.email, amountCents: 500 });
    await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 20,00');
  });
});

test('a page whose part is gone after a release is fetched anew, once, and shown', async ({ page, site }) => {
  const { origin } = site('default');
  await page.route(/\/assets\/PromotionsPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await open(page, origin + light);
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  await page.getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, '__marked'))).toBe(false);
});

test('a dialog whose part is gone after a release opens once the page has fetched itself anew', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  let isGone = true;
  await page.route(/\/assets\/AuthDialog-[^/]+\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('**/builds/latest.json', (route) => {
    isGone = false;
    return route.fulfill({ json: { id: 'another', timestamp: '2026-01-01T00:00:00Z' } });
  });
  await open(page, origin + light);
  await settled(page);
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  const enter = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await enter.click();
  await page.waitForFunction(() => !Reflect.has(window, '__marked'));
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await enter.click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
});
