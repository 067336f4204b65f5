import { expect, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { playerWithSession } from '../support/session.ts';

const screens = [
  '/games/mines',
  '/user/protection',
  '/user/protection/suspension',
  '/user/protection/exclusion',
  '/user/wallet',
  '/user/wallet/deposit',
  '/user/withdraw',
  '/user/transaction',
  '/user/account',
  '/user/bonus',
  '/user/promotion/coupon',
];

// screens.spec.ts examines these pages in the default layout and one of each kind in the orange one.
test('protects players of velvora on screens without axe violations', async ({ page, site }) => {
  test.setTimeout(400_000);
  const shop = site('velvora');
  await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
  for (const path of screens) {
    await open(page, shop.origin + path);
    await settled(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
    }
  }
});

test('asks for a deposit limit, keeps hours without deposits and stops for today', async ({ page, site }) => {
  const shop = site('gingaro');
  await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
  await open(page, `${shop.origin}/user/wallet/deposit`);
  await page.getByRole('button', { name: 'Limite de R$ 300 por mês' }).click();
  await expect(page.getByRole('main')).toContainText(/Limite mensal de depósito: restam R\$\s300,00/);

  await open(page, `${shop.origin}/user/protection`);
  const every = page.getByLabel('Conferir tempo e resultado a cada');
  await every.selectOption('30');
  await expect(page.getByText('Escolha salva.')).toBeVisible();
  await page.reload();
  await expect(every).toHaveValue('30');

  await page.getByRole('button', { name: 'Parar por hoje' }).click();
  await expect(page.getByText(/Você parou por hoje/)).toBeVisible();
});
