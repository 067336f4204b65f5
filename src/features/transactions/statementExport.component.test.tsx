import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { depositLine } from '../../../tests/support/depositLine.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { StatementExport } from './parts/StatementExport.tsx';
import { everything } from './transactionsApi.ts';

test('marks the export by a download and the print by a printer', async () => {
  await renderFeature(<StatementExport filter={everything} />);
  for (const [name, icon] of [
    ['Exportar CSV', '#icon-download'],
    ['Imprimir extrato', '#icon-print'],
  ]) {
    const button = await page.getByRole('button', { name }).findElement();
    expect(button.querySelector('use')?.getAttribute('href')).toBe(icon);
  }
});

test('labels both visibly beside the heading of a phone, with the same names', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<StatementExport filter={everything} />);
  for (const [name, hidden] of [
    ['Exportar CSV', 'Exportar '],
    ['Imprimir extrato', ' extrato'],
  ]) {
    const button = await page.getByRole('button', { name }).findElement();
    const spans = [...button.querySelectorAll('span')];
    const unseen = spans.filter((span) => getComputedStyle(span).display === 'none');
    expect(unseen.map(({ textContent }) => textContent)).toEqual([hidden]);
    expect(button.textContent).toBe(name);
  }
});

function FilteredExport() {
  const [filter, setFilter] = useState(everything);
  return (
    <>
      <StatementExport filter={filter} />
      <button type="button" onClick={() => setFilter({ ...everything, from: '2026-03-01' })}>
        Março
      </button>
    </>
  );
}

test('prints the period of its lines, one export at a time, though the filter changes', async () => {
  const response = Promise.withResolvers<object>();
  const printed = vi.fn<(text: string | undefined) => void>();
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => printed(document.querySelector('[data-print]')?.textContent));
  onTestFinished(() => print.mockRestore());
  const { callsOf } = await renderFeature(<FilteredExport />, {
    operator: { 'GET /api/transactions': () => response.promise },
  });
  await page.getByRole('button', { name: 'Imprimir extrato' }).click();
  await page.getByRole('button', { name: 'Março' }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  response.resolve({ data: [depositLine] });
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  expect(printed.mock.calls[0]?.[0]).toContain('todo o período');
  expect(callsOf('GET /api/transactions')).toHaveLength(1);
});
