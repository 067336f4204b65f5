import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { Balances } from './Balances.tsx';

const operator = {
  'GET /api/protection/habits': () => ({ reality_check: 60, lifetime_result: -9_000 }),
};

test('shows the result since the account was opened next to the balances under Brazilian law', async () => {
  await renderFeature(<Balances />, { brand: { jurisdiction: 'br' }, operator });
  await expect.element(page.getByText('Resultado total')).toBeVisible();
  await expect.element(page.getByText(/^[-−]R\$\s90,00$/)).toBeVisible();
});

test('asks for no such result elsewhere', async () => {
  const { callsOf } = await renderFeature(<Balances />, { operator });
  await expect.element(page.getByText('Saldo total')).toBeVisible();
  expect(page.getByText('Resultado total').elements()).toEqual([]);
  expect(callsOf('GET /api/protection/habits')).toEqual([]);
});
