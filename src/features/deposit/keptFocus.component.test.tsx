import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Operator, renderFeature } from '../../../tests/support/renderFeature.tsx';
import { meApi } from '../session/meApi.ts';
import { DepositPanel } from './parts/DepositPanel.tsx';

const charge = (id: string, leftMs: number) => ({
  id,
  amount: 5_000,
  status: 0,
  pix_code: '00020126580014br.gov.bcb.pix6304ABCD',
  expires_at: new Date(Date.now() + leftMs).toISOString(),
});

const field = page.getByLabelText('Valor');
const amount = page.getByText(/^R\$\s50,00$/);
const press = async (name: string) => {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

// Numbers the charges from 1; the first can be paid for `firstLeftMs`.
async function renderPanel(firstLeftMs: number, charges: Operator) {
  let made = 0;
  const operator: Operator = {
    'POST /api/deposits': () => {
      made += 1;
      return { data: charge(String(made), made === 1 ? firstLeftMs : 900_000) };
    },
    ...charges,
  };
  const { store } = await renderFeature(<DepositPanel />, { player: { status: 'Ativo' }, operator });
  store.dispatch(meApi.endpoints.getMe.initiate());
}

test('moves the focus to the charge and back to the amount, and takes none that is elsewhere', async () => {
  await renderPanel(900_000, {
    'GET /api/deposits/1': () => ({ data: charge('1', 900_000) }),
    'GET /api/deposits/2': () => ({ data: { ...charge('2', 900_000), status: 2 } }),
  });
  await expect.element(field).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await field.fill('50');
  await press('Gerar PIX');
  await expect.element(amount).toHaveFocus();
  await press('Mudar o valor');
  await expect.element(field).toHaveFocus();
  await field.fill('50');
  await press('Gerar PIX');
  await expect.element(page.getByText('Pagamento confirmado')).toHaveFocus();
  await press('Fazer outro depósito');
  await expect.element(field).toHaveFocus();
});

test('moves the focus to the new charge in place of one that has expired', async () => {
  await renderPanel(500, {
    'GET /api/deposits/1': () => ({ data: charge('1', -1_000) }),
    'GET /api/deposits/2': () => ({ data: charge('2', 900_000) }),
  });
  await field.fill('50');
  await press('Gerar PIX');
  await press('Gerar novo código');
  await expect.element(amount).toHaveFocus();
});
