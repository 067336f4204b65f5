import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AccountSummary } from './parts/AccountSummary.tsx';

test('begins the balance of a phone at the same edge as its label', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(
    <AccountSummary user={{ name: 'Ana Pereira Duarte', status: 'Ativo' }} balanceCents={250_000} />,
  );
  const label = await page.getByText('Saldo').findElement();
  const edges = [label, await page.getByText(/2\.500,00/).findElement()].map(leftOfText);
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? Number.NaN))).toBeLessThan(2);
});

function leftOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}
