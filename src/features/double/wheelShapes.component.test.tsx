import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../tests/support/page/heldTimers.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { DoublePage, pollMs } from './DoublePage.tsx';

const roundOf = (phase: 'waiting' | 'complete') => ({
  id: '900001',
  phase,
  ends_at: new Date(Date.now() + 60_000).toISOString(),
  now: new Date().toISOString(),
  seed_hash: 'a',
  slot: phase === 'complete' ? 3 : undefined,
  colour: phase === 'complete' ? 1 : undefined,
});
const history = Array.from({ length: 12 }, (_, index) => ({
  id: String(900_000 - index),
  slot: 1,
  colour: 1,
  seed: 'ab'.repeat(32),
}));
const won = { id: '1', bet: 100, colour: 1, payout: 200 };

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('not on the page');
  return element.getBoundingClientRect();
};
const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
const numbered = (slot: number) =>
  [...document.querySelectorAll('[data-window] :is(span, text)')].filter(
    ({ textContent }) => textContent === String(slot),
  );

const table: { data: object; bets: object[] } = { data: roundOf('waiting'), bets: [] };
const renderTable = (games: (typeof shapeNames.games)[number], phase: 'waiting' | 'complete') => {
  Object.assign(table, { data: roundOf(phase), bets: [] });
  return renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <DoublePage />
    </main>,
    { operator: { 'GET /api/games/double': () => ({ history, ...table }) }, brand: { shapes: { games } } },
  );
};

test.each(shapeNames.games.flatMap((games) => [[games, 1440, 900] as const, [games, 390, 844] as const]))(
  'shows the last result at the pointer of the wheel and the ring within its stage: %s, %i × %i',
  async (games, width, height) => {
    await page.viewport(width, height);
    await renderTable(games, 'waiting');
    await expect.element(page.getByRole('timer')).toBeVisible();
    const wheel = boxOf(document.querySelector('[data-window]'));
    const stage = boxOf(document.querySelector('[data-message]')?.parentElement?.parentElement);
    const ring = boxOf(document.querySelector('[data-ring]'));
    expect(Math.abs(middleOf(wheel) - middleOf(stage))).toBeLessThan(2);
    expect(Math.abs(middleOf(ring) - middleOf(stage))).toBeLessThan(2);
    expect(ring.top).toBeGreaterThanOrEqual(stage.top);
    expect(ring.bottom).toBeLessThanOrEqual(stage.bottom);
    expect(ring.width).toBeGreaterThanOrEqual(48);
    const last = numbered(1).map(boxOf);
    expect(last.filter((box) => Math.abs(middleOf(box) - middleOf(stage)) < 2).length).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each(shapeNames.games.flatMap((games) => [[games, 1440, 900] as const, [games, 390, 844] as const]))(
  'never covers the slot that won: %s, %i × %i',
  async (games, width, height) => {
    const pass = holdTimers();
    await page.viewport(width, height);
    await renderTable(games, 'complete');
    await expect.element(page.getByText('Deu Vermelho 3')).toBeVisible();
    expect(getComputedStyle(page.getByText('Deu Vermelho 3').element()).backgroundColor).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    // No neighbor is painted over the slot that won.
    if (games === 'parade' || games === 'tiles') {
      expect([...document.querySelectorAll('[data-window] text')].at(-1)?.textContent).toBe('3');
    }
    table.bets = [won];
    await pass(pollMs);
    const plate = () => document.querySelector('[data-win] > *');
    await expect.poll(plate).not.toBeNull();
    for (const animation of plate()?.getAnimations() ?? []) animation.finish();
    const stage = boxOf(document.querySelector('[data-message]')?.parentElement?.parentElement);
    const shown = numbered(3)
      .map(boxOf)
      .filter((box) => box.top > stage.top && Math.abs(middleOf(box) - middleOf(stage)) < 30);
    expect(shown.length).toBeGreaterThan(0);
    const box = boxOf(plate());
    for (const { top, bottom } of shown) expect(bottom <= box.top || top >= box.bottom).toBe(true);
    expect(box.left).toBeGreaterThanOrEqual(stage.left);
    expect(box.right).toBeLessThanOrEqual(stage.right);
  },
);
