import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../../tests/support/testBrand.ts';
import { recordRecentGame } from '../../lobby/recentGames.ts';
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

test('offers the games played last on this device instead of the statement', async () => {
  const { id } = testBrand();
  for (const name of ['Um', 'Dois', 'Três', 'Quatro']) recordRecentGame(id, { id: name, name });
  await renderFeature(<PlayerWelcome />);
  const going = page.getByRole('navigation', { name: 'Continuar jogando' });
  await expect
    .element(going.getByRole('link', { name: 'Continuar Quatro' }))
    .toHaveAttribute('href', '/play/Quatro');
  expect(going.element().querySelectorAll('a')).toHaveLength(3);
  expect(page.getByRole('link', { name: 'Ver extrato' }).elements()).toEqual([]);
  await page.viewport(390, 844);
  expect(going.getByRole('link').elements()).toHaveLength(1);
});
