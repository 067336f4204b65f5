import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

test('shows the names of the totals and the shape of lines until the statement is there', async () => {
  await renderFeature(<TransactionsPage />, {
    operator: { 'GET /api/transactions': () => new Promise<never>(() => {}) },
  });
  await expect.element(page.getByText('Carregando transações')).toBeInTheDocument();
  await expect.element(page.getByText('Resultado', { exact: true })).toBeVisible();
  // No line is a slab.
  const heights = [...document.querySelectorAll('[aria-hidden="true"]')].map(
    ({ clientHeight }) => clientHeight,
  );
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThan(40);
});
