import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { expectLowHeader } from '../support/page/lowScreen.ts';
import { holdRequests } from '../support/page/network.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

test('keeps the side menu of velvora in its place from page to page, and one row above the page of a phone on its side', async ({
  page,
  site,
  context,
}) => {
  await playerWithSession(context, site('velvora'), { balanceCents: 5_000, identity: 'approved' });
  const rail = page.locator('[data-rail]');
  const fold = page.getByRole('button', { name: 'Recolher menu' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site('velvora').origin);
  await settled(page);
  for (const path of ['/', '/user/wallet', '/sports', '/games/mines']) {
    if (path !== '/') await travel(page, path);
    for (const [width, railWidth] of [
      [1440, 240],
      [1024, 80],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await rail.boundingBox())?.width, path).toBe(railWidth);
      expect(await fold.isVisible(), path).toBe(railWidth > 80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
    if (path === '/') await expectRowAboveStrip(page);
    if (path === '/sports') await expectLowHeader(page);
  }
});

// A row of games is below the hero of a phone on its side, and the rail ends above the strip.
async function expectRowAboveStrip(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const strip = await page.getByRole('complementary', { name: 'Seu jogo' }).boundingBox();
  const rail = await page.locator('[data-rail]').boundingBox();
  expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
  expect(title?.y).toBeLessThan((strip?.y ?? 0) - 40);
}

test('keeps header and logo of fliperix in its own games, and where there is no page, and one row on a phone on its side', async ({
  page,
  site,
  context,
}) => {
  const { origin } = site('fliperix');
  await playerWithSession(context, site('fliperix'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const logo = page.getByRole('banner').getByRole('link').first();
  await open(page, `${origin}/nao-existe`);
  await settled(page);
  const place = await logo.boundingBox();
  await open(page, `${origin}/casino`);
  await settled(page);
  expect(await logo.boundingBox()).toEqual(place);
  for (const path of ['/games/mines', '/games/double']) {
    await travel(page, path);
    await expect.poll(() => logo.boundingBox(), path).toEqual(place);
  }
  await travel(page, '/sports');
  await expectLowHeader(page);
});

test('keeps the side menu of velvora on sports from the start', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await recordLayoutShift(page);
  await open(page, `${site('velvora').origin}/sports`);
  await settled(page);
  expect((await page.locator('[data-rail]').boundingBox())?.width).toBe(240);
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByText('Cassino')).toBeInViewport();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('shows the wallet of gingaro in its final frame while it loads, with one row of tabs on a phone, home high, and one row on a phone on its side', async ({
  page,
  site,
  context,
}) => {
  await playerWithSession(context, site('gingaro'), { balanceCents: 5_000, identity: 'approved' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const respond = await holdRequests(page, '**/api/auth/me');
  await page.goto(`${site('gingaro').origin}/user/wallet`);
  const heading = page.getByRole('heading', { level: 1, name: 'Carteira' });
  const placeholders = page.locator('[data-pending] [aria-hidden]');
  await expect(placeholders).toHaveCount(6);
  const tops = await placeholders.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(3);
  // The frames of cards, not slabs.
  expect(await placeholders.first().evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe('1px');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The light waits for what a slow phone loads first.
  const lights = await placeholders.evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one, '::after'))
      .map((light) => [light.animationName, light.animationDelay]),
  );
  for (const light of lights) expect(light).toEqual(['sheen', '4s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const x = (await heading.boundingBox())?.x;
  respond();
  await expect(page.getByRole('navigation', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByText('Saldo principal')).toBeVisible();
  expect((await heading.boundingBox())?.x).toBe(x);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Minha conta' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await open(page, site('gingaro').origin);
  await settled(page);
  expect((await page.getByRole('main').boundingBox())?.y).toBeLessThanOrEqual(100);
  await travel(page, '/sports');
  await expectLowHeader(page);
});
