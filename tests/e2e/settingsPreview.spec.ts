import type { Page } from '@playwright/test';
import { expect, lightPath, open, type Site, test } from '../support/fixture.ts';

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

const notice = (page: Page) => page.getByText('Você está vendo uma prévia.');

async function previewOf({ control }: Site): Promise<string> {
  const changes = { general_main_color: '#ffcc00', general_title: 'Casa Nova' };
  return String(Object(await control('preview-settings', { changes })).preview);
}

test("shows settings before they are in force to the holder of the operator's link, and keeps none of them", async ({
  page,
  site,
}) => {
  const here = site('default');
  await open(page, here.origin + lightPath);
  await expect(notice(page)).toHaveCount(0);
  const live = await primary(page);
  const preview = await previewOf(here);
  await open(page, `${here.origin}${lightPath}?preview=${preview}`);
  await expect.poll(() => primary(page)).toBe('#ffcc00');
  await expect(page).toHaveTitle(/Casa Nova$/);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page).toHaveURL(/\/promotions$/);
  expect(await primary(page)).toBe('#ffcc00');
  // The tab alone keeps the token, so that each further page and request is of the preview.
  const settings = page.waitForRequest((request) => request.url().includes('/v2/settings/'));
  await page.reload();
  expect((await settings).url()).toContain(`?preview=${preview}`);
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => primary(page)).toBe('#ffcc00');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(stored).not.toMatch(/Casa Nova|preview/);
  await page.getByRole('button', { name: 'Sair da prévia' }).click();
  await expect(page).not.toHaveTitle(/Casa Nova$/);
  await expect.poll(() => primary(page)).toBe(live);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('says when a preview is refused, and shows the live settings', async ({ page, site }) => {
  const here = site('default');
  const preview = await previewOf(here);
  await open(page, `${here.origin}${lightPath}?preview=${preview}x`);
  await expect(page.getByText('Esta prévia expirou ou não é deste site.')).toBeVisible();
  await expect(page).not.toHaveURL(/preview/);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Casa Nova$/);
});

test('shows versions of the settings on the start page, opens a preview of one, and rolls back to it', async ({
  page,
  site,
}) => {
  const here = site('tucavo');
  const link = 'https://example.com/versao';
  await here.control('settings', { changes: { general_tiktok: link } });
  // The start page also shows every home page in a frame.
  await page.route('http://*.localhost:*/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`http://localhost:${new URL(here.origin).port}/#tucavo`);
  const versions = page.getByRole('list', { name: 'Versions of the settings' }).getByRole('listitem');
  await expect(versions.first()).toContainText(`, in force`);
  await expect(versions.first()).toContainText(link);
  const before = versions.nth(1);
  await expect(before).not.toContainText(link);
  const opening = page.context().waitForEvent('page');
  await before.getByRole('button', { name: /^Preview version/ }).click();
  const preview = await opening;
  await expect(notice(preview)).toBeVisible();
  await expect(preview.getByRole('contentinfo').locator(`a[href="${link}"]`)).toHaveCount(0);
  await before.getByRole('button', { name: /^Roll back/ }).click();
  await expect(versions.first()).not.toContainText(link);
  await expect(versions.first()).toContainText(', in force');
});
