import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyShapes } from '../../../../tests/support/page/applyShapes.ts';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../../shared/brand/brandNames.ts';
import { GameCard } from '../GameCard.tsx';
import { CategoryChips } from './CategoryChips.tsx';

const categories = ['Em alta', 'Novidades', 'Slots'].map((name, id) => ({
  id: String(id),
  name,
  slug: String(id),
  games: [],
}));

const game = {
  id: '1',
  name: 'Fortuna de Ouro do Vale',
  slug: 'fortuna-de-ouro',
  image: '',
  rtp: 96.5,
  provider: { id: '1', name: 'Onça Games', slug: 'onca-games' },
  live: false,
  demo: false,
};

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;

beforeEach(() => page.viewport(320, 640));

test.each([undefined, ...shapeNames.tabs])('keeps the height of a row of categories: %s', async (tabs) => {
  applyShapes({ tabs });
  await renderFeature(
    <main id="content">
      <CategoryChips categories={categories} />
    </main>,
    { path: '/casino' },
  );
  const current = page.getByRole('link', { name: 'Todos' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  expect(heightOf(current.element())).toBe(40);
  expect(heightOf(current.element().closest('ul'))).toBe(48);
  const look = (link: Element) => {
    const { background, borderColor, boxShadow } = getComputedStyle(link);
    return [background, borderColor, boxShadow];
  };
  const other = page.getByRole('link', { name: 'Em alta' }).element();
  expect(look(current.element())).not.toEqual(look(other));
});

test.each([undefined, ...shapeNames.covers])(
  'keeps the size of a cover and its caption: %s',
  async (covers) => {
    applyShapes({ covers });
    await renderFeature(
      <div style={{ inlineSize: 100 }}>
        <GameCard game={game} />
      </div>,
    );
    const link = page.getByRole('link', { name: /Fortuna de Ouro/ });
    await expect.element(link).toBeVisible();
    const card = link.element();
    expect(heightOf(card)).toBeCloseTo(133 + 72, 0);
    const words = [...card.querySelectorAll('[data-caption] > *')];
    expect(words).toHaveLength(3);
    const { left, right, bottom } = card.getBoundingClientRect();
    for (const word of words) {
      const box = word.getBoundingClientRect();
      expect(box.left, word.textContent ?? '').toBeGreaterThanOrEqual(left);
      expect(box.right, word.textContent ?? '').toBeLessThanOrEqual(right);
      expect(box.bottom, word.textContent ?? '').toBeLessThanOrEqual(bottom);
    }
  },
);
