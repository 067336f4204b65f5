import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
