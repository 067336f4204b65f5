import { useState } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { userSchema } from '../../shared/contract/account/user.ts';
import { selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { WithdrawForm } from './parts/WithdrawForm.tsx';
import { WithdrawReceipt } from './parts/WithdrawReceipt.tsx';

const ana = { id: '1', name: 'Ana', status: 'Ativo', balance: 50_000, document: { number: '39053344705' } };
const user = v.parse(userSchema, ana);

function Loaded() {
  const [isSending, setSending] = useState(false);
  const form = { user, earlier: [], holds: [], nowMs: Date.now, obstacle: null, isSending };
  return useGetSettingsQuery().isSuccess && <WithdrawForm {...form} onSending={setSending} />;
}

test('keeps a receipt of a withdrawal on the page beside its alert', async () => {
  const { store } = await renderFeature(<Loaded />, {
    operator: {
      'GET /v2/settings/': () => ({ withdraw_max: 100_000 }),
      'POST /api/withdrawals': () => ({ data: { id: '4711', amount: 12_050, status: 0 } }),
    },
  });
  await page.getByRole('textbox', { name: 'Valor' }).fill('120,50');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar saque' }).click();
  const receipt = page.getByRole('region', { name: 'Comprovante do pedido' });
  await expect.element(receipt).toBeVisible();
  expect(receipt.element().textContent).toMatch(
    /ValorR\$\s120,50Protocolo4711Data e hora\d\d\/\d\d\/\d{4} \d\d:\d\dChave PIXCPF •••\.533\.447-••SituaçãoPendente/,
  );
  await expect
    .element(receipt.getByRole('link', { name: 'Acompanhar no extrato' }))
    .toHaveAttribute('href', '/user/transaction');
  // In a card of its own, above the form.
  expect(receipt.element().closest('form')).toBeNull();
  expect(selectAlerts(store.getState()).map(({ text }) => text)).toEqual(['Saque solicitado.']);
});

test.each([
  ['br', /^Vai para a chave PIX do seu CPF •••\.533\.447-••, em até 120 minutos\.$/],
  ['none', /^Vai para a chave PIX do seu CPF •••\.533\.447-••\.$/],
] as const)('says before the request where the money goes: %s', async (jurisdiction, text) => {
  await renderFeature(<Loaded />, {
    brand: { jurisdiction },
    operator: { 'GET /v2/settings/': () => ({}) },
  });
  await expect.element(page.getByText(text)).toBeVisible();
  const key = page.getByText('CPF •••.533.447-••', { exact: true }).element();
  for (const width of [320, 340, 360, 390]) {
    await page.viewport(width, 844);
    expect(key.getClientRects()).toHaveLength(1);
  }
  await page.viewport(1280, 800);
});

test('says on the receipt until when Brazilian law has it paid', async () => {
  await renderFeature(<WithdrawReceipt user={user} placed={{ id: '1', amountCents: 100, atMs: 0 }} />, {
    brand: { jurisdiction: 'br' },
  });
  const receipt = page.getByRole('region', { name: 'Comprovante do pedido' });
  await expect.poll(() => receipt.element().textContent).toMatch(/Pagamento até\d\d\/\d\d\/\d{4} \d\d:00/);
});
