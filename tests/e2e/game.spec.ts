import { expect, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

test('a slot plays for the balance; the game bar, the deposit and the related games are around it', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const shop = site('default');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: shop.origin }]);
  const player = await newPlayer(shop, { balanceCents: 10_000 });
  await page.goto(`${shop.origin}/casino/slots`);
  await page.locator('main [data-game]').first().click();
  await expect(page.getByRole('button', { name: 'Entrar para jogar' })).toBeVisible();
  await logIn(page, player);
  const frame = page.frameLocator('main iframe');
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect(balance).toHaveText(/100,00/);
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.getByRole('status').filter({ hasText: /Não foi|Você ganhou/ })).toBeVisible();
  await expect(balance).not.toHaveText(/100,00/);
  const sandboxed = await page.locator('main iframe').getAttribute('sandbox');
  expect(sandboxed).not.toContain('allow-top-navigation');
  await frame.getByRole('button', { name: 'Tabela' }).click();
  await expect(frame.getByRole('dialog', { name: 'Tabela de pagamentos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeVisible();
  await page.getByRole('button', { name: 'Modo teatro' }).click();
  await expect(page.getByRole('button', { name: 'Modo teatro' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Jogos parecidos' })).toBeVisible();
  await page.goto(`${shop.origin}/casino`);
  await expect(page.getByRole('heading', { name: 'Jogados recentemente' })).toBeVisible();
});

test('a provider that is down and a game that is gone say so', async ({ page, site }) => {
  const shop = site('default');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: shop.origin }]);
  await page.goto(`${shop.origin}/play/999999`);
  await expect(page.getByText('Page Not Found: /play/999999')).toBeVisible();
  await page.route(/\/api\/casino-games\/.*\/demo/, (route) =>
    route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': shop.origin }, body: '{}' }),
  );
  await page.goto(`${shop.origin}/play/1002`);
  const demo = page.getByRole('button', { name: 'Jogar demonstração' });
  if (!(await demo.isVisible())) await page.goto(`${shop.origin}/play/1003`);
  await demo.click();
  await expect(page.getByRole('alert')).toContainText('não está respondendo');
});
