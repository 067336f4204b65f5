import { readyPassword } from '../../sandbox/operations/seed/seedAccounts.ts';
import { type Releases, startReleases } from '../support/build/releases.ts';
import { expect, open, test } from '../support/fixture.ts';
import { travel } from '../support/page/travel.ts';
import { keepToken, tokenOf } from '../support/session.ts';

// A ready-made account with the same tax number at every brand.
const player = { email: 'veterano@sandbox.test', password: readyPassword };

let operator: Releases;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  operator = await startReleases(['gingaro', 'tucavo']);
});
test.afterAll(() => operator.close());

test('shows a limit and a stop of one site on the other site of the same company', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const [here, there] = operator.sites;
  if (!here || !there) throw new Error('Two sites are needed');
  for (const site of [here, there]) await keepToken(context, site, await tokenOf(site, player));
  const main = page.getByRole('main');

  await open(page, `${here.origin}/user/protection`);
  await main.getByRole('region', { name: 'Limite de apostas' }).getByLabel('Por dia').fill('500');
  await main.getByRole('button', { name: 'Salvar limite de apostas' }).click();
  await expect(page.getByText('Limites salvos.')).toBeVisible();
  await open(page, `${there.origin}/user/protection`);
  await expect(main.getByRole('region', { name: 'Limite de apostas' }).getByLabel('Por dia')).toHaveValue(
    '500',
  );

  await main.getByLabel('Conferir tempo e resultado a cada').selectOption('30');
  await expect(page.getByText('Escolha salva.')).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Seu jogo' })
    .getByRole('button', { name: /^Parar/ })
    .click();
  await page.getByRole('button', { name: 'Confirmar pausa' }).click();
  await expect(page.getByText(/Você pausou por 24 horas/)).toBeVisible();
  await open(page, `${here.origin}/user/protection`);
  await expect(main.getByLabel('Conferir tempo e resultado a cada')).toHaveValue('30');
  await travel(page, '/games/mines');
  await expect(main.getByText(/^Sua conta está em pausa até .* sacar continua possível\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Parado até/ }).first()).toBeVisible();
  const bet = main.getByRole('button', { name: 'Apostar', exact: true });
  await expect(bet).toBeDisabled();
  await expect(bet).toHaveAccessibleDescription(/^Sua conta está em pausa até/);
});
