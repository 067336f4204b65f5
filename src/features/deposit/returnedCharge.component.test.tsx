import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { PaidCharge, UnpaidCharge } from './parts/EndedCharge.tsx';

const charge = {
  id: '1',
  amount: 5_000,
  status: 3,
  pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
  expires_at: '2026-12-01T12:00:00Z',
};

test.each([
  ['limit', /R\$\s50,00 passam do seu limite de depósito/],
  ['closed', /^Sua conta estava em pausa, excluída ou encerrada/],
  ['payer', /de uma conta de outro CPF/],
  [undefined, /Não pudemos aceitar este depósito de R\$\s50,00/],
])('says why a payment was returned: %s', async (return_reason, text) => {
  await renderFeature(<UnpaidCharge charge={{ ...charge, return_reason }} why="returned" />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Este PIX foi devolvido');
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['limit', /^R\$\s1,99 passa do seu limite/],
  ['closed', /quando R\$\s1,99 chegou\./],
  ['payer', /^R\$\s1,99 veio de uma conta/],
])('counts an amount below two reais as one: %s', async (return_reason, text) => {
  await renderFeature(<UnpaidCharge charge={{ ...charge, amount: 199, return_reason }} why="returned" />);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('offers no new charge in a pause, and says until when', async () => {
  await renderFeature(<UnpaidCharge charge={charge} why="expired" />, {
    operator: {
      'GET /api/protection/limits': () => ({ paused_until: new Date(Date.now() + 60_000).toISOString() }),
    },
  });
  await expect.element(page.getByText(/^Sua conta está em pausa até .+; sacar continua/)).toBeVisible();
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['Entendi']);
});

test.each([
  [100, /^R\$\s1,00 já está na sua carteira/],
  [200, /^R\$\s2,00 já estão na sua carteira/],
])('says that a payment of %i cents has arrived', async (amountCents, text) => {
  await renderFeature(<PaidCharge id="1" amountCents={amountCents} />);
  await expect.element(page.getByText(text)).toBeVisible();
});
