import { expect, open, settled, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

for (const brand of ['velvora', 'fliperix', 'gingaro']) {
  test(`has one row above the page of a phone on its side, which scrolls away: ${brand}`, async ({
    page,
    site,
    context,
  }) => {
    const { origin } = site(brand);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const isPlayer of [false, true]) {
      if (isPlayer)
        await playerWithSession(context, site(brand), { balanceCents: 5_000, identity: 'approved' });
      await open(page, isPlayer ? `${origin}/sports` : origin);
      await settled(page);
      const logo = page.getByRole('banner').getByRole('link').first();
      await expect(logo).toBeInViewport({ ratio: 1 });
      const content = await page.locator('#content').boundingBox();
      expect(content?.y).toBeLessThanOrEqual(49);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
      const menu = page.getByRole('navigation', { name: 'Principal' });
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(logo).not.toBeInViewport();
    }
  });
}

test('shows a row of games below the hero of a phone on its side, and the rail ends above the strip', async ({
  page,
  site,
  context,
}) => {
  const velvora = site('velvora');
  await page.setViewportSize({ width: 844, height: 390 });
  await playerWithSession(context, velvora, { balanceCents: 5_000, identity: 'approved' });
  await open(page, velvora.origin);
  await settled(page);
  const strip = await page.getByRole('complementary', { name: 'Seu jogo' }).boundingBox();
  const rail = await page.locator('[data-rail]').boundingBox();
  expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
  expect(title?.y).toBeLessThan((strip?.y ?? 0) - 40);
});
