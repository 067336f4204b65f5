import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { DepositPanel } from './parts/DepositPanel.tsx';

const renderPanel = (jurisdiction: 'br' | 'none', status: string) =>
  renderFeature(<DepositPanel />, { brand: { jurisdiction }, player: { status } });
const create = page.getByRole('button', { name: 'Gerar PIX' });
const coupon = page.getByLabelText('Cupom');

test('asks for identity before the first deposit under Brazilian law', async () => {
  await renderPanel('br', 'Pendente');
  await expect.element(page.getByRole('button', { name: 'Verificar agora' })).toBeVisible();
  expect(create.query()).toBeNull();
});

test('takes money only from the own account and offers no coupon under Brazilian law', async () => {
  await renderPanel('br', 'Ativo');
  await expect.element(create).toBeVisible();
  await expect.element(page.getByText(/Só aceitamos PIX de uma conta no seu CPF/)).toBeVisible();
  expect(coupon.query()).toBeNull();
});

test('offers coupons and asks for no identity where no law does', async () => {
  await renderPanel('none', 'Pendente');
  await expect.element(create).toBeVisible();
  await expect.element(coupon).toBeVisible();
});
