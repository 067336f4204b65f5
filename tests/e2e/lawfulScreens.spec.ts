import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const screens = [
  '/games/mines',
  '/user/protection/suspension',
  '/user/protection/exclusion',
  '/user/wallet',
  '/user/wallet/deposit',
  '/user/withdraw',
  '/user/transaction',
  '/user/account',
  '/user/bonus',
  '/user/promotion/coupon',
  '/user/protection',
];

// screens.spec.ts examines these pages in the default layout and one of each kind in the orange one.
test('protects players of velvora on screens without axe violations, and stops for today', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000);
  const shop = site('velvora');
  await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
  await open(page, shop.origin + lightPath);
  for (const path of screens) {
    await travel(page, path);
    await settled(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // Begins with the width of the former page, because each change draws the page again.
    const isWide = (page.viewportSize()?.width ?? 0) > 390;
    for (const width of isWide ? [1440, 390] : [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
  await page.getByRole('button', { name: 'Parar por hoje' }).click();
  await page.getByRole('button', { name: 'Confirmar pausa' }).click();
  await expect(page.getByText(/Você pausou por 24 horas/)).toBeVisible();
});
