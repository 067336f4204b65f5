import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { depositLine } from '../../../tests/support/depositLine.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { TransactionTable } from './TransactionTable.tsx';

const lineOf = (status: number) => ({ ...depositLine, status });

test.each([
  // Only this one has been credited.
  [2, 'Concluído', '+R$\u00a010,00', 'SPAN', false],
  [0, 'Pendente', 'R$\u00a010,00', 'SPAN', true],
  [1, 'Em processamento', 'R$\u00a010,00', 'SPAN', true],
  [3, 'Recusado', 'R$\u00a010,00', 'S', true],
  [4, 'Cancelado', 'R$\u00a010,00', 'S', true],
])('signs only settled money: status %d', async (status, text, amount, tag, isShown) => {
  await renderFeature(<TransactionTable caption="Extrato" lines={[lineOf(status)]} empty={null} />);
  const shown = page.getByText(amount, { exact: true });
  await expect.element(shown).toBeVisible();
  expect(shown.element().parentElement?.tagName).toBe(tag);
  const state = page.getByText(text).element();
  expect(state.getBoundingClientRect().width > 1).toBe(isShown);
});

test('keeps a status that the filter states for screen readers', async () => {
  await renderFeature(<TransactionTable caption="Extrato" lines={[lineOf(4)]} status="4" empty={null} />);
  const state = page.getByText('Cancelado');
  await expect.element(state).toBeInTheDocument();
  expect(state.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
