import type { Page } from '@playwright/test';
import { expect, lightPath, open, test } from '../support/fixture.ts';

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

test("shows settings before they are in force to the holder of the operator's link, and keeps none of them", async ({
  page,
  site,
}) => {
  const here = site('default');
  await open(page, here.origin + lightPath);
  const live = await primary(page);
  const changes = { general_main_color: '#ffcc00', general_title: 'Casa Nova' };
  const answer = await here.control('preview-settings', { changes });
  const preview: string = Object(answer).preview;
  await open(page, `${here.origin}${lightPath}?preview=${preview}`);
  await expect.poll(() => primary(page)).toBe('#ffcc00');
  await expect(page).toHaveTitle(/Casa Nova$/);
  await page.getByRole('banner').getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page).toHaveURL(/\/promotions$/);
  expect(await primary(page)).toBe('#ffcc00');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/Casa Nova|preview/);
  await open(page, here.origin + lightPath);
  await expect(page).not.toHaveTitle(/Casa Nova$/);
  await expect.poll(() => primary(page)).toBe(live);
});
