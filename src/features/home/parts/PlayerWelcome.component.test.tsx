import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { PlayerWelcome } from './PlayerWelcome.tsx';

const limits = page.getByRole('link', { name: 'Meus limites' });

test('links to the limits of a player under Brazilian law', async () => {
  await renderFeature(<PlayerWelcome />, { brand: { jurisdiction: 'br' } });
  await expect.element(limits).toHaveAttribute('href', '/user/protection');
});

test('shows no such link elsewhere', async () => {
  await renderFeature(<PlayerWelcome />);
  await expect.element(page.getByText('Olá, Ana')).toBeVisible();
  expect(limits.elements()).toEqual([]);
});

test('leaves balance and deposit to the header', async () => {
  await renderFeature(<PlayerWelcome />, { player: { balance: 50_000 } });
  await expect
    .element(page.getByRole('link', { name: 'Ver extrato' }))
    .toHaveAttribute('href', '/user/transaction');
  expect(page.getByText(/500,00/).elements()).toEqual([]);
  expect(page.getByText('Depositar').elements()).toEqual([]);
});
