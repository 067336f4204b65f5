import type { BrowserContext, Page } from '@playwright/test';
import { type Releases, startReleases } from '../support/build/releases.ts';
import { expect, open, settled, test } from '../support/fixture.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { playerWithSession } from '../support/session.ts';

const light = '/termos-de-uso';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma versão nova do site.' });

const buildOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => JSON.parse(document.getElementById('brand')?.textContent ?? '{}').build?.id)
    .catch(() => 'on its way');

const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname));

// A browser checks for a newer worker seconds after a navigation, by a clock that tests cannot control. A release or
// a leap in time comes after that, so that the page's limits for a worker exchange do not end within the leap.
const findsWorker = (page: Page) =>
  page
    .context()
    .waitForEvent('request', { predicate: (request) => request.url().endsWith('/sw.js'), timeout: 10_000 })
    .catch(() => null);

test.describe('releases under open pages', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ serviceWorkers: 'allow', tolerated: [/WebSocket connection to .* failed/] });
  let releases: Releases;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    releases = await startReleases();
  });
  test.afterAll(() => releases.close());

  test('reloads the page with typed values when a newer build takes over', async ({ page }) => {
    test.setTimeout(120_000);
    const { origin } = releases.site;
    await page.clock.install();
    await open(page, origin + light);
    expect(await workerReady(page)).toBe('/');
    // From here on the worker is in control.
    const looked = findsWorker(page);
    await open(page, origin + light);
    await settled(page);
    await looked;
    const first = await buildOf(page);

    await releases.release('Segunda');
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await dialog.getByLabel('E-mail').fill('alguem@sandbox.test');
    await page.clock.fastForward('01:00:01');
    // The worker of the new build takes over.
    await expect.poll(() => buildOf(page), { timeout: 40_000 }).not.toBe(first);
    await settled(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('alguem@sandbox.test');
    await expect(notice(page)).toBeHidden();
    const second = await buildOf(page);
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-'))),
      )
      .toEqual([`shell-${second}`]);
  });

  test('sends only the hourly check and page loads through two releases and a day', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const { origin } = releases.site;
    await page.clock.install();
    await open(page, origin + light);
    await workerReady(page);
    await settled(page);
    const asked = countRequests(context);
    const seen = new Set([await buildOf(page)]);
    for (let hour = 1; hour <= 24; hour += 1) {
      if (hour === 8 || hour === 16) await releases.release(`Hora ${hour}`);
      const checked = page.waitForResponse('**/builds/latest.json');
      await page.clock.fastForward('01:00:00');
      await checked;
      if (hour !== 8 && hour !== 16) continue;
      // The first page was opened without a worker, so it waits for a pause; the next one is taken over by the new
      // worker.
      if (hour === 8) await expect(notice(page)).toBeVisible({ timeout: 40_000 });
      const looked = findsWorker(page);
      if (hour === 8) await page.clock.fastForward('00:01:01');
      await expect.poll(async () => seen.has(await buildOf(page)), { timeout: 40_000 }).toBe(false);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await settled(page);
      await looked;
      seen.add(await buildOf(page));
    }
    expect(seen.size).toBe(3);
    const { '/builds/latest.json': checks, ...others } = asked();
    expect(checks).toBe(24);
    // Each release loads the page and its calls once, and the worker with its cached files.
    const isFile = (path: string) => /\.\w+$/.test(path);
    const calls = Object.entries(others).filter(([path]) => !isFile(path));
    expect(calls.filter(([, times]) => times > 4)).toEqual([]);
    expect(others[light]).toBe(2);
    expect(Object.entries(others).filter(([, times]) => times > 8)).toEqual([]);
  });

  test('finds players again after a server restart, and shows what happened meanwhile', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { site } = releases;
    const sockets = watchSockets(page);
    const player = await playerWithSession(context, site, { balanceCents: 1_000 });
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

test('opens a dialog whose chunk is gone after a release once the page has reloaded', async ({
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
  // It opens by itself if it was still requested on unload, else on the next request.
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await enter.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('opens a dialog that failed without network on the next request, and reloads once for a page whose chunk is gone', async ({
  page,
  site,
}) => {
  const part = /\/assets\/AuthDialog-[^/]+\.js$/;
  await page.route(part, (route) => route.abort());
  await open(page, site('default').origin + light);
  await settled(page);
  const missed = page.waitForEvent('requestfailed', { predicate: (request) => part.test(request.url()) });
  await page.mouse.move(300, 300);
  await missed;
  await page.unroute(part);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.route(/\/assets\/PromotionsPage-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  await page.getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, '__marked'))).toBe(false);
});

function countRequests(context: BrowserContext): () => Record<string, number> {
  const counts = new Map<string, number>();
  context.on('request', (request) => {
    // A request of the worker for a page repeats that page's request.
    if (request.method() === 'OPTIONS' || request.serviceWorker()) return;
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return () => Object.fromEntries(counts);
}
