import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { DoubleHistory } from './parts/DoubleHistory.tsx';
import { DoubleShares } from './parts/DoubleShares.tsx';

// 60 red, 30 black and 10 white, and one older round that does not count.
const history = Array.from({ length: 101 }, (_, index) => {
  const colour = index < 60 ? (1 as const) : index < 90 ? (2 as const) : (0 as const);
  return { id: String(500 - index), slot: [0, 3, 9][colour] ?? 0, colour, seed: '' };
});

test('shows the share of each color in the last 100 rounds', async () => {
  await renderFeature(<DoubleShares history={history} />, { player: null });
  await expect.element(page.getByRole('heading', { name: 'Últimas 100 rodadas' })).toBeVisible();
  const shares = page.getByRole('list').first().getByRole('listitem').elements();
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    'Vermelho60%60 vezes',
    'Branco10%10 vezes',
    'Preto30%30 vezes',
  ]);
  await page.getByText('Ver os resultados').click();
  const results = page.getByRole('list', { name: /^Resultados/ }).getByRole('listitem');
  expect(results.elements()).toHaveLength(100);
});

test('names the color of each result beside its square', async () => {
  await renderFeature(<DoubleHistory history={history.slice(58, 62)} />, { player: null });
  const results = page.getByRole('list', { name: 'Últimos resultados' }).getByRole('listitem');
  await expect.element(results.first()).toHaveTextContent('Vermelho 3V');
  await expect.element(results.last()).toHaveTextContent('Preto 9P');
});

test('shows whole squares of the newest results only', async () => {
  await renderFeature(
    <div style={{ inlineSize: 358 }}>
      <DoubleHistory history={history} />
    </div>,
    { player: null },
  );
  const row = page.getByRole('list', { name: 'Últimos resultados' });
  await expect.element(row).toBeVisible();
  const { left, right, bottom } = row.element().getBoundingClientRect();
  const shown = row
    .getByRole('listitem')
    .elements()
    .map((result) => result.getBoundingClientRect())
    .filter((result) => result.top < bottom);
  expect(shown).toHaveLength(8);
  for (const result of shown) {
    expect(result.left).toBeGreaterThanOrEqual(left);
    expect(result.right).toBeLessThanOrEqual(right);
    expect(result.bottom).toBeLessThanOrEqual(bottom);
  }
});
