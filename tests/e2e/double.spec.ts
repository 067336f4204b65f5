import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

test('Double: a bet while the wheel waits, the result for everybody, and its proof', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const shop = site('default');
  const player = await newPlayer(shop, { balanceCents: 50_000 });
  await page.goto(`${shop.origin}/games/double`);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await logIn(page, player);
  await expect(page.getByRole('button', { name: 'Apostar' })).toBeEnabled({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Preto' }).click();
  await expect(page.getByRole('button', { name: 'Preto' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Apostar' }).click();
  await expect(page.getByRole('list', { name: 'Suas apostas nesta rodada' })).toContainText('em Preto');
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/499,50/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expect(page.getByText(/^Deu (Vermelho|Branco|Preto) \d+$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Últimos resultados' })).toBeVisible();
  await page.getByRole('button', { name: 'Jogo justo' }).click();
  await page.locator('dialog summary').first().click();
  await page
    .getByRole('button', { name: /^Verificar rodada/ })
    .first()
    .click();
  await expect(page.getByText(/^Confere: a semente dá a casa/)).toBeVisible();
});
