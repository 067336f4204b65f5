import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { listShapes } from '../../../ui/shapes/listShapes.ts';
import { Balances } from './Balances.tsx';

const operator = {
  'GET /api/protection/habits': () => ({ reality_check: 60, lifetime_result: -9_000 }),
};

test('shows the result since the account was opened next to the balances under Brazilian law', async () => {
  await renderFeature(<Balances />, { brand: { jurisdiction: 'br' }, operator });
  await expect.element(page.getByText('Resultado total')).toBeVisible();
  await expect.element(page.getByText(/^[-−]R\$\s90,00$/)).toBeVisible();
});

test('adds a bonus to the total elsewhere, and asks for no such result', async () => {
  const { callsOf } = await renderFeature(<Balances />, {
    operator,
    player: { wallet: { bonus_mixed: 1_000 } },
  });
  await expect.element(page.getByText('Saldo total')).toBeVisible();
  expect(page.getByText('Resultado total').elements()).toEqual([]);
  expect(callsOf('GET /api/protection/habits')).toEqual([]);
});

test('follows the main balance by its buttons on a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <Balances>
      <button type="button">Depositar</button>
    </Balances>,
    { brand: { jurisdiction: 'br' }, operator },
  );
  await expect.element(page.getByText('Resultado total')).toBeVisible();
  const top = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  expect(top('Depositar')).toBeGreaterThan(top('Saldo principal'));
  expect(top('Depositar')).toBeLessThan(top('Saldo de bônus'));
  expect(top('Saldo de bônus')).toBe(top('Resultado total'));
});

test('aligns all balances alike in every shape of lists', async () => {
  await renderFeature(
    <div data-account>
      <Balances />
    </div>,
    { player: { wallet: { bonus_mixed: 1_000 } } },
  );
  await expect.element(page.getByText('Saldo total')).toBeVisible();
  const style = document.createElement('style');
  document.head.append(style);
  onTestFinished(() => style.remove());
  for (const css of Object.values(listShapes)) {
    style.textContent = css;
    const aligns = ['Saldo principal', 'Saldo de bônus', 'Saldo total'].map(
      (label) => getComputedStyle(page.getByText(label, { exact: true }).element()).textAlign,
    );
    expect(new Set(aligns).size).toBe(1);
  }
});
