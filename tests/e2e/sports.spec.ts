import { expect, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

test('the sportsbook asks for a login, places a bet from a phone, keeps its hash and leaves nothing behind', async ({
  page,
  site,
}) => {
  const shop = site('gingaro');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: shop.origin }]);
  const player = await newPlayer(shop, { balanceCents: 10_000 });
  await page.goto(`${shop.origin}/sports`);
  const odds = page.getByRole('button', { name: /, odd / });
  await odds.first().click();
  await page.getByRole('button', { name: 'Entrar para apostar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await logIn(page, player);
  await odds.first().click();
  await page.getByRole('button', { name: 'Fazer aposta' }).click();
  await expect(page.getByText('Aposta confirmada!')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/95,00/);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Futebol' }).click();
  await expect(page).toHaveURL(/\/sports#\/sport\/Futebol$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.getByRole('link', { name: 'Cassino' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cassino' })).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="altenarWSDK"]').length)).toBe(1);
});

test('a token the operator does not give is said, and the odds stay', async ({ page, site }) => {
  const shop = site('default');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: shop.origin }]);
  const player = await newPlayer(shop, { balanceCents: 0 });
  await page.goto(`${shop.origin}/?login=1`);
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await logIn(page, player);
  await page.route('**/api/generate-token', (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': shop.origin }, body: '{}' }),
  );
  await page.goto(`${shop.origin}/sports/live`);
  await expect(page.getByText('Erro ao obter token de acesso ao SportBook')).toBeVisible();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
});
