import type { Page, Response } from '@playwright/test';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { newCpf } from '../support/operator/registrationForm.ts';
import { axeFindings } from '../support/page/axe.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { deliver } from '../support/page/network.ts';
import { playerWithSession } from '../support/session.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const bet = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apostar', exact: true });

// Adds minutes to the operator's time of the last 24 hours, which no midnight cuts.
async function addPlayTime(page: Page, { api }: Site): Promise<{ minutes: number }> {
  const added = { minutes: 0 };
  await page.route(`${api}/api/protection/limits`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await deliver(route);
    const { time_today: _, used, ...limits } = await response.json();
    const time = { ...used.time, day: (used.time.day ?? 0) + added.minutes };
    return route.fulfill({ response, json: { ...limits, used: { ...used, time } } });
  });
  return added;
}

const isLoadOf = (response: Response, url: string) =>
  response.request().method() === 'GET' && response.url() === url;

// Half an hour passes between two loads of the limits. Each choice loads limits and habits again.
async function openRealityCheck(page: Page, here: Site): Promise<void> {
  const added = await addPlayTime(page, here);
  await open(page, `${here.origin}/user/protection`);
  // The first loads are over.
  await settled(page);
  const loadedAgain = ['limits', 'habits'].map((name) =>
    page.waitForResponse((response) => isLoadOf(response, `${here.api}/api/protection/${name}`)),
  );
  await page.getByLabel('Conferir tempo e resultado a cada').selectOption('30');
  await expect(page.getByText('Escolha salva.')).toBeVisible();
  await Promise.all(loadedAgain);
  added.minutes = 31;
  await page.getByLabel('Horário sem depósitos').selectOption('Das 22h às 6h');
  await expect(dialog(page, 'Hora de conferir')).toBeVisible();
}

async function openLocation(page: Page, here: Site, email: string): Promise<void> {
  await here.control('locate', { user: email, located: false });
  await open(page, `${here.origin}/games/mines`);
  await bet(page).click();
  await expect(dialog(page, 'Confirme sua localização')).toBeVisible();
}

async function expectFlawless(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 844 });
}

test('warns before login and registers under Brazilian law by keyboard alone, without axe violations', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const here = site('velvora');
  const { keyboard } = page;
  const cpf = newCpf();
  const panel = dialog(page, 'Cadastrar');
  const type = async (label: string, text: string) => {
    await tabTo(page, panel.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  await open(page, `${here.origin}/ajuda?login=1`);
  const login = dialog(page, 'Entrar');
  await expect(login).toContainText('Ministério da Fazenda adverte');
  await expectFlawless(page);
  await tabTo(page, login.getByText('Criar uma conta', { exact: true }));
  await keyboard.press('Enter');
  await expect(panel).toContainText('Ministério da Fazenda adverte');
  await expectFlawless(page);
  await tabTo(page, panel.getByLabel('CPF'));
  await keyboard.type(cpf);
  await expect(panel.getByLabel('Nome')).not.toHaveValue('');
  const next = async () => {
    await tabTo(page, panel.getByRole('button', { name: 'Continuar' }));
    await keyboard.press('Enter');
  };
  await next();
  await expect(panel.getByLabel('E-mail')).toBeFocused();
  await keyboard.type(`${cpf}@sandbox.test`);
  await type('Telefone', '11987650000');
  await type('CEP', '88010000');
  await type('Estado', 'Sa');
  await type('Rua', 'Rua do Mirante');
  await type('Número', '120');
  await type('Bairro', 'Centro');
  await type('Cidade', 'Florianópolis');
  await next();
  await expect(panel.getByLabel('Senha', { exact: true })).toBeFocused();
  await keyboard.type('senha-boa-1');
  await type('Gênero', 'Fem');
  await type('Limite de tempo por dia', '2');
  await type('Limite de perda por mês', 'R$');
  await type('Você é uma pessoa politicamente exposta?', 'N');
  await tabTo(page, panel.getByRole('checkbox'));
  await keyboard.press('Space');
  await tabTo(page, panel.getByRole('button', { name: 'Criar conta' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('locates, limits and checks reality by keyboard alone, without axe violations', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  const here = site('gingaro');
  const { keyboard } = page;
  await context.grantPermissions(['geolocation'], { origin: here.origin });
  await context.setGeolocation({ latitude: -12.97, longitude: -38.5 });
  const { email } = await playerWithSession(context, here, { balanceCents: 5_000 });

  await openLocation(page, here, email);
  await expectFlawless(page);
  const location = dialog(page, 'Confirme sua localização');
  await tabTo(page, location.getByRole('button', { name: 'Permitir localização' }));
  await keyboard.press('Enter');
  await expect(location).toBeHidden();
  await expect(bet(page)).toBeFocused();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Depositar' }));
  await keyboard.press('Enter');
  const deposit = dialog(page, 'Depositar');
  await expect(deposit).toContainText('Seu limite de depósito por mês');
  await expectFlawless(page);
  await tabTo(page, deposit.getByRole('radio', { name: /R\$\s100$/ }));
  await keyboard.press('ArrowRight');
  await expect(deposit.getByRole('radio', { name: /R\$\s300/ })).toBeChecked();
  await expectFlawless(page);
  await tabTo(page, deposit.getByRole('button', { name: /Definir limite de R\$\s300 por mês/ }));
  await keyboard.press('Enter');
  await expect(deposit).toContainText(/Limite mensal de depósito: restam R\$\s300,00/);
  await keyboard.press('Escape');
  await expect(deposit).toBeHidden();

  await openRealityCheck(page, here);
  const check = dialog(page, 'Hora de conferir');
  await expect(check.getByRole('button', { name: 'Continuar' })).toBeFocused();
  await expectFlawless(page);
  await tabTo(page, check.getByRole('button', { name: 'Pausar por 24 horas' }));
  await keyboard.press('Enter');
  await expect(page.getByText(/Você pausou por 24 horas/)).toBeVisible();
  await expect(check).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
