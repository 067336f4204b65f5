import { expect, lightPath, open, test } from '../support/fixture.ts';
import { deleteApis, newerApis } from '../support/page/newerApis.ts';
import { travel } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';

// Trusted types are among the deleted APIs, so no browser enforces them.
test.use({ bypassCSP: true });

test('logs in, deposits and plays Mines and Double without APIs newer than the browser floor', async ({
  page,
  site,
}) => {
  test.slow();
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 10_000, identity: 'approved' });
  await page.addInitScript(deleteApis, newerApis);
  await open(page, here.origin + lightPath);
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'checkVisibility' in document.body)).toBe(
    false,
  );
  await expect(page.getByText('Seu navegador não é suportado')).toHaveCount(0);
  await logIn(page, player);
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect(balance).toContainText('R$ 100,00');

  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  await deposit.getByLabel('Valor').fill('30');
  await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(deposit.getByLabel('PIX copia e cola')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deposit).toBeHidden();

  await travel(page, '/games/mines');
  const main = page.getByRole('main');
  const said = main.getByRole('status');
  await main.getByLabel('Valor da aposta').fill('10');
  await main.getByLabel('Minas', { exact: true }).selectOption('1');
  await main.getByRole('button', { name: 'Apostar', exact: true }).click();
  await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible();
  await main.getByRole('button', { name: 'Casa 6', exact: true }).click();
  await expect(said.filter({ hasText: /1 diamante\.|Era uma mina/ })).toBeVisible();

  await travel(page, '/games/double');
  await expect(async () => {
    await expect(page.getByText('As apostas estão abertas.')).toBeVisible();
    await main.getByRole('button', { name: 'Vermelho' }).click();
    await main.getByRole('button', { name: 'Apostar', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Suas apostas nesta rodada' })).toContainText('em Vermelho', {
      timeout: 3_000,
    });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByText(/^Deu (Vermelho|Branco|Preto) \d+$/)).toBeVisible({ timeout: 30_000 });
});
