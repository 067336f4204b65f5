import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { DoubleRound } from '../../shared/contract/casino/games.ts';
import { DoubleHistory } from './parts/DoubleHistory.tsx';
import { DoubleShares } from './parts/DoubleShares.tsx';
import { DoubleWheel } from './parts/DoubleWheel.tsx';

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
  const bar = page.getByRole('list').first().element().previousElementSibling;
  const widths = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect().width);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  expect(widths.map((width) => Math.round((100 * width) / whole))).toEqual([60, 10, 30]);
  await page.getByText('Ver os resultados').click();
  const results = page.getByRole('list', { name: /^Resultados/ }).getByRole('listitem');
  expect(results.elements()).toHaveLength(100);
});

test('counts fewer than ten rounds without a share of them', async () => {
  await renderFeature(<DoubleShares history={history.slice(56, 65)} />, { player: null });
  const shares = page.getByRole('list').first().getByRole('listitem').elements();
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    'Vermelho4 vezes',
    'Branco0 vezes',
    'Preto5 vezes',
  ]);
});

test.each([358, 620, 850])('runs from edge to edge of its stage, %i pixels wide', async (inlineSize) => {
  await renderFeature(
    <div style={{ container: 'game / inline-size', inlineSize }}>
      <div data-stage style={{ paddingInline: 'var(--space-m)' }}>
        <DoubleWheel round={{ id: '1', phase: 'waiting' } as DoubleRound} lastSlot={8} />
      </div>
    </div>,
    { player: null },
  );
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const { left, right } = boxOf('[data-window]');
  const stage = boxOf('[data-stage]');
  expect(left).toBeCloseTo(stage.left, 0);
  expect(right).toBeCloseTo(stage.right, 0);
  const slots = [...document.querySelectorAll('[data-window] > :first-child > *')].map((slot) =>
    slot.getBoundingClientRect(),
  );
  expect(slots.filter((slot) => slot.right > left && slot.left < right).length).toBeGreaterThanOrEqual(3);
  const middle = (left + right) / 2;
  const pointed = slots.find((slot) => slot.left < middle && slot.right > middle) ?? new DOMRect();
  expect(pointed.left + pointed.width / 2).toBeCloseTo(middle, 0);
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
  expect(shown).toHaveLength(6);
  for (const result of shown) {
    expect(result.left).toBeGreaterThanOrEqual(left);
    expect(result.right).toBeLessThanOrEqual(right);
    expect(result.bottom).toBeLessThanOrEqual(bottom);
  }
});
