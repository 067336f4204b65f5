import type { Page } from '@playwright/test';
import { formatBrl, formatSignedBrl } from '../../src/shared/money/formatBrl.ts';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { newCpf } from '../support/operator/registrationForm.ts';
import { fillAddress, fillLawfulQuestions } from '../support/page/lawfulQuestions.ts';
import { deskOf } from '../support/page/operatorDesk.ts';
import { travel } from '../support/page/travel.ts';

// The last is licensed in Brazil.
const brands = [
  { brand: 'default', lawful: false },
  { brand: 'gingaro', lawful: true },
];
const depositReais = 30;

async function register(page: Page, here: Site, lawful: boolean): Promise<string> {
  const panel = page.getByRole('dialog', { name: 'Cadastrar' });
  const cpf = newCpf();
  const email = `${cpf}@sandbox.test`;
  await open(page, here.origin);
  await page.getByRole('banner').getByRole('button', { name: 'Cadastrar' }).click();
  await panel.getByLabel('CPF').fill(cpf);
  const openedAtMs = Date.now();
  await expect(panel.getByLabel('Nome')).not.toHaveValue('');
  await panel.getByRole('button', { name: 'Continuar' }).click();
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Telefone').fill('(11) 98765-0000');
  if (lawful) await fillAddress(panel);
  await panel.getByRole('button', { name: 'Continuar' }).click();
  await panel.getByLabel('Senha', { exact: true }).fill('senha-boa-1');
  if (lawful) await fillLawfulQuestions(panel);
  await panel.getByRole('checkbox').check();
  // The operator refuses a form that was filled within a second.
  await expect.poll(() => Date.now() - openedAtMs).toBeGreaterThan(1_000);
  await panel.getByRole('button', { name: 'Criar conta' }).click();
  // Four sequential calls, two of them with a password hash, and the player's part of the app.
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible({ timeout: 45_000 });
  return email;
}

// Wagers the whole deposit: one mine in 25 tiles, so that nearly every round wins. Returns cents.
async function playMines(page: Page): Promise<number> {
  await travel(page, '/games/mines');
  const main = page.getByRole('main');
  const said = main.getByRole('status');
  await main.getByLabel('Valor da aposta').fill('10');
  await main.getByLabel('Minas', { exact: true }).selectOption('1');
  let won = 0;
  for (let round = 1; round <= depositReais / 10; round += 1) {
    await main.getByRole('button', { name: 'Apostar', exact: true }).click();
    await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible();
    await main.getByRole('button', { name: `Casa ${round * 6}`, exact: true }).click();
    const opened = said.filter({ hasText: /1 diamante\.|Era uma mina/ });
    await expect(opened).toBeVisible();
    if (((await opened.textContent()) ?? '').includes('Era uma mina')) continue;
    await main.getByRole('button', { name: 'Retirar', exact: true }).click();
    await expect(said.filter({ hasText: 'Você retirou R$ 10,31.' })).toBeVisible();
    won += 1;
  }
  expect(won).toBeGreaterThan(0);
  return won * 1_031 - depositReais * 100;
}

for (const { brand, lawful } of brands) {
  test(`${brand}: registers, verifies, deposits, bets, wins and withdraws`, async ({ page, site }) => {
    test.slow();
    const here = site(brand);
    const email = await register(page, here, lawful);
    if (lawful) await here.control('locate', { user: email, located: true });
    const deposit = page.getByRole('dialog', { name: 'Depositar' });
    const openDeposit = () => page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
    // A first login opens the first deposit; licensed brands never do, and ask for identity before.
    if (!lawful) await expect(deposit).toBeVisible();
    else {
      await openDeposit();
      await expect(deposit).toContainText('Confirme sua identidade');
      await deposit.getByRole('button', { name: 'Verificar agora' }).click();
      await page.getByRole('button', { name: 'Iniciar verificação' }).click();
      const widget = page.frameLocator('#legitimuz-root iframe');
      await widget.getByRole('button', { name: 'Concluir com sucesso' }).click();
      await expect(page.getByText('Verificação KYC concluída com sucesso!')).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Verificação' })).toBeHidden();
    }
    await page.reload();
    await openDeposit();

    await deposit.getByLabel('Valor').fill(String(depositReais));
    await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
    await expect(deposit.getByLabel('PIX copia e cola')).toBeVisible();
    const [charge] = (await deskOf(here, { email })).deposits;
    await here.control('pay-deposit', { depositId: charge?.id });
    await expect(deposit.getByText('Pagamento confirmado')).toBeVisible();
    await deposit.getByRole('button', { name: 'Concluir' }).click();
    const balance = page.getByRole('status', { name: 'Saldo' });
    await expect(balance).toContainText('R$ 30,00');

    const withdraw = page.getByRole('button', { name: 'Sacar', exact: true });
    await travel(page, '/user/wallet/withdraw');
    if (lawful) await expect(withdraw).toBeEnabled();
    else await expect(page.getByRole('main')).toContainText('Faltam R$ 30,00 em apostas');

    const resultCents = await playMines(page);
    await expect(balance).not.toContainText('R$ 30,00');
    // Always visible where the law requires it, with the operator's figures.
    const panel = page.getByRole('complementary', { name: 'Seu jogo' });
    if (lawful) {
      await expect(panel).toContainText(`Resultado hoje${formatSignedBrl(resultCents)}`);
      await expect(panel).toContainText(`Saldo${formatBrl(depositReais * 100 + resultCents)}`);
      await expect(panel).toContainText(/Tempo hoje\d+ min/);
    } else await expect(panel).toBeHidden();

    await travel(page, '/user/wallet/withdraw');
    await page.getByRole('main').getByLabel('Valor').fill('5');
    await withdraw.click();
    await page.getByRole('button', { name: 'Confirmar saque' }).click();
    await expect(page.getByRole('main')).toContainText('Em análise');
    const [withdrawal] = (await deskOf(here, { email })).withdrawals;
    await here.control('settle-withdrawal', { withdrawalId: withdrawal?.id, ending: 'approved' });
    await expect(page.getByRole('main')).toContainText('Pago');

    await travel(page, '/user/transaction');
    // The annual statement of licensed brands has tables of its own.
    const table = page.getByRole('table', { name: /transaç(ão|ões)$/ });
    for (const line of ['Depósito PIX', 'Saque PIX', 'Aposta', 'Prêmio']) {
      await expect(table).toContainText(line);
    }
    const year = lawful
      ? page.getByRole('row', { name: 'Jogos on-line' })
      : page.getByRole('status', { name: /^Resultado de/ });
    await expect(year).toContainText(formatSignedBrl(resultCents));
  });
}
