import { expect, open, test } from '../support/fixture.ts';
import { closeAlerts } from '../support/page/alerts.ts';
import { axeFindings } from '../support/page/axe.ts';
import { holdRequests } from '../support/page/network.ts';
import { expectStill } from '../support/page/places.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

test('keeps the ways to stop in place while limits load, applies a lower one at once, shows it before the deposit, and delays a higher one', async ({
  page,
  site,
}) => {
  const here = site('default');
  await page.setViewportSize({ width: 1440, height: 900 });
  await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  const release = await holdRequests(page, '**/api/protection/limits');
  await open(page, `${here.origin}/user/protection`);
  await expect(page.getByText('Carregando limites')).toBeAttached();
  const pause = page.getByRole('heading', { name: 'Pausa temporária' });
  await expect(pause).toBeInViewport({ ratio: 1 });
  const place = await pause.boundingBox();
  release();
  const card = page.getByRole('region', { name: 'Limite de depósito' });
  await expect(card).toBeVisible();
  expect(await pause.boundingBox()).toEqual(place);
  await page.unrouteAll({ behavior: 'wait' });

  await card.getByLabel('Por dia').fill('50');
  await card.getByRole('button', { name: /Salvar/ }).click();
  await expect(page.getByText('Limites salvos.')).toBeVisible();
  await card.getByLabel('Por dia').fill('500');
  await expect(card).toContainText('só vale depois de 24 horas');
  await card.getByRole('button', { name: /Salvar/ }).click();
  await expect(card).toContainText('R$ 500,00 a partir de');
  await expect(card.getByLabel('Por dia')).toHaveValue('50,00');

  await closeAlerts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await deposit.getByLabel('Valor').fill('60');
  await expect(deposit).toContainText('Seu limite diário de depósito é R$ 50,00');
  await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(deposit).toContainText('passa do seu limite diário de depósito');
  await expect(deposit.getByLabel('Valor')).toHaveValue('60');
});

test('reviews a pause before closing the account; a self-exclusion also asks for the password', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await open(page, `${here.origin}/user/protection/suspension`);
  await page.getByLabel('24 horas').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const pause = page.getByRole('dialog', { name: 'Confira sua pausa' });
  await expect(pause).toContainText('Sua conta fecha agora e reabre em');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await pause.getByRole('button', { name: 'Voltar' }).click();
  await expect(pause).toBeHidden();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await pause.getByRole('button', { name: 'Confirmar pausa' }).click();
  await expect(page.getByText(/Sua conta está fechada até/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();

  const player = await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await page.goto(`${here.origin}/user/protection/exclusion`);
  await page.getByLabel('6 meses').check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const review = page.getByRole('dialog', { name: 'Confira sua autoexclusão' });
  await review.getByLabel('Senha', { exact: true }).fill('errada');
  const close = () => review.getByRole('button', { name: 'Confirmar autoexclusão' }).click();
  await expectStill(review.locator('form'), close, 'A senha não confere.');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await review.getByLabel('Senha', { exact: true }).fill(player.password);
  await review.getByRole('button', { name: 'Confirmar autoexclusão' }).click();
  const enter = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
  await expect(enter).toBeVisible();
  await closeAlerts(page);
  await enter.click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill(player.email);
  await dialog.getByLabel('Senha', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toContainText('autoexcluída até');
});

test('shows the remaining limit before the bet, and a reached limit before the press', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/protection`);
  for (const { kind, most } of [
    { kind: 'Limite de apostas', most: '1' },
    { kind: 'Limite de perda', most: '10' },
  ]) {
    const card = page.getByRole('region', { name: kind });
    await card.getByLabel('Por dia').fill(most);
    await card.getByRole('button', { name: /Salvar/ }).click();
    await expect(card.getByRole('button', { name: /Salvar/ })).toBeDisabled();
  }
  await travel(page, '/games/mines');
  const main = page.getByRole('main');
  const limits = main.getByRole('list', { name: 'Seus limites de jogo' });
  await expect(limits).toContainText('Limite diário de apostas: resta 1 aposta');
  await expect(limits).toContainText('Limite diário de perda: restam R$ 10,00');
  const bet = main.getByRole('button', { name: 'Apostar', exact: true });
  await main.getByLabel('Valor da aposta').fill('10,01');
  await expect(main).toContainText('Esta aposta passa do seu limite diário de perda, R$ 10,00.');
  await expect(bet).toHaveAttribute('aria-disabled', 'true');
  await main.getByLabel('Valor da aposta').fill('1');
  await main.getByLabel('Minas', { exact: true }).selectOption('24');
  await bet.click();
  await main.getByRole('button', { name: 'Casa 1', exact: true }).click();
  await expect(limits).toContainText('Limite diário de apostas: atingido');
  const cashOut = main.getByRole('button', { name: 'Retirar', exact: true });
  // Usually lost at once; the one safe tile leaves a prize to take, once the response arrives.
  await expect(async () => {
    if (await cashOut.isVisible()) await cashOut.click({ timeout: 1_000 });
    await expect(main).toContainText('Você atingiu seu limite diário de apostas, 1.', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(bet).toHaveAttribute('aria-disabled', 'true');

  await travel(page, '/user/wallet');
  const card = main.getByRole('region', { name: 'Seus limites' });
  await expect(card.getByRole('progressbar', { name: 'Apostas, limite diário' })).toHaveAttribute(
    'aria-valuetext',
    'atingido',
  );

  // The page shows it around third-party frames: over a game, above the sportsbook.
  const reached = 'Você atingiu seu limite diário de apostas, 1.';
  await travel(page, '/casino/slots');
  await main.locator('[data-game]').first().click();
  await expect(main.getByRole('heading', { name: reached })).toBeVisible();
  await expect(main.locator('iframe')).toHaveCount(1);
  expect(await main.locator('iframe').evaluate((frame) => frame.closest('[inert]') !== null)).toBe(true);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Esportes', exact: true })
    .click();
  await expect(main.getByText(reached)).toBeVisible();
});

test("reports that the player's time limit has ended and blocks playing and deposits", async ({
  page,
  site,
}) => {
  const here = site('velvora');
  await playerWithSession(page.context(), here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/user/protection`);
  const card = page.getByRole('region', { name: 'Limite de tempo' });
  await card.getByLabel('Por dia').fill('0');
  await card.getByRole('button', { name: /Salvar/ }).click();
  const over = page.getByRole('dialog', { name: 'Seu tempo acabou' });
  await expect(over).toContainText('Você atingiu seu limite diário de tempo, 0 minutos.');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await over.getByRole('link', { name: 'Ver meus limites' }).click();
  await expect(over).toBeHidden();

  await closeAlerts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await expect(deposit).toContainText('Até ele liberar não é possível depositar.');
  await deposit.getByRole('button', { name: 'Fechar' }).click();
  await page.locator('main').getByRole('link', { name: 'Fazer uma pausa' }).click();
  await expect(over).toBeHidden();
});
