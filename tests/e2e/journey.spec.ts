import type { Page } from '@playwright/test';
import { newCpf } from '../support/cpf.ts';
import { expect, type Site, test } from '../support/fixture.ts';

/** One of each layout; the last two are licensed in Brazil. */
const brands = [
  { brand: 'default', lawful: false },
  { brand: 'velvora', lawful: true },
  { brand: 'gingaro', lawful: true },
];

async function register(page: Page, here: Site, lawful: boolean): Promise<string> {
  const panel = page.getByRole('dialog', { name: 'Cadastrar' });
  const cpf = newCpf();
  const email = `${cpf}@sandbox.test`;
  await page.goto(here.origin);
  await page.getByRole('banner').getByRole('button', { name: 'Cadastrar' }).click();
  await panel.getByLabel('CPF').fill(cpf);
  await expect(panel.getByLabel('Nome')).not.toHaveValue('');
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Telefone').fill('(11) 98765-0000');
  await panel.getByLabel('Senha', { exact: true }).fill('senha-boa-1');
  if (lawful) {
    await panel.getByLabel('Gênero').selectOption('Feminino');
    await panel.getByLabel('Limite de tempo por dia').selectOption('2 horas');
    await panel.getByLabel('Limite de perda por mês').selectOption({ label: 'R$ 500,00' });
  }
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Criar conta' }).click();
  // Four calls one after the other, two of them with a password to hash, and the player's part of the app.
  await expect(page.getByRole('status', { name: 'Saldo' })).toBeVisible({ timeout: 45_000 });
  return email;
}

/** Plays until a round is won: one mine in 25 tiles, so as a rule the first. */
async function winARound(page: Page, here: Site): Promise<void> {
  await page.evaluate(
    async ({ api, brand }) => {
      const token = new RegExp(`${brand}-jwt=([^;]+)`).exec(document.cookie)?.[1] ?? '';
      const post = async (path: string, body?: object) => {
        const answer = await fetch(`${api}/api/games/mines${path}`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${decodeURIComponent(token)}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return (await answer.json()).data;
      };
      for (let round = 0; round < 8; round += 1) {
        const { id } = await post('', { bet: 100, mines: 1 });
        const revealed = await post(`/${id}/reveal`, { tile: round });
        if (revealed.status !== 'playing') continue;
        const { payout } = await post(`/${id}/cashout`);
        if (payout <= 100) throw new Error(`a won round paid ${payout}`);
        return;
      }
      throw new Error('no round was won');
    },
    { api: here.api, brand: here.brand },
  );
}

for (const { brand, lawful } of brands) {
  test(`${brand}: register, verify, deposit, bet, win and withdraw`, async ({ page, site }) => {
    test.slow();
    const here = site(brand);
    const email = await register(page, here, lawful);
    const deposit = page.getByRole('dialog', { name: 'Depositar' });
    // A first login leads to the first deposit; licensed brands ask who it is before that.
    await expect(deposit).toBeVisible();
    const openDeposit = () => page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
    if (lawful) {
      await here.control('identity', { user: email, status: 'pending_kyc' });
      await page.reload();
      await openDeposit();
      await expect(deposit).toContainText('Confirme sua identidade');
      await here.control('identity', { user: email, status: 'approved' });
    }
    await page.reload();
    await openDeposit();

    await deposit.getByLabel('Valor').fill('100');
    await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
    await expect(deposit.getByLabel('PIX copia e cola')).toBeVisible();
    const port = new URL(here.origin).port;
    const state = await (await page.request.get(`http://localhost:${port}/control/state/${brand}`)).json();
    const charge = state.pendingDeposits.find((one: { email: string }) => one.email === email);
    await here.control('pay-deposit', { depositId: charge.id });
    await expect(deposit.getByText('Pagamento confirmado')).toBeVisible();
    await deposit.getByRole('button', { name: 'Concluir' }).click();
    const balance = page.getByRole('status', { name: 'Saldo' });
    await expect(balance).toContainText('R$ 100,00');

    await winARound(page, here);
    await expect(balance).not.toContainText('R$ 100,00');

    await page.goto(`${here.origin}/user/wallet/withdraw`);
    await page.getByRole('main').getByLabel('Valor').fill('50');
    await page.getByRole('button', { name: 'Sacar', exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar saque' }).click();
    await expect(page.getByRole('main')).toContainText('Em análise');
    const { pendingWithdrawals } = await (
      await page.request.get(`http://localhost:${port}/control/state/${brand}`)
    ).json();
    const withdrawal = pendingWithdrawals.find((one: { email: string }) => one.email === email);
    await here.control('settle-withdrawal', { withdrawalId: withdrawal.id, ending: 'approved' });
    await expect(page.getByRole('main')).toContainText('Pago');

    await page.goto(`${here.origin}/user/transaction`);
    const table = page.getByRole('table');
    for (const line of ['Depósito PIX', 'Saque PIX', 'Aposta', 'Prêmio']) {
      await expect(table).toContainText(line);
    }
  });
}
