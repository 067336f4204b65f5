import { expect, open, settled, test } from '../support/fixture.ts';

const light = '/termos-de-uso';

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
