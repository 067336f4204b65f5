import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyShapes } from '../../../tests/support/page/applyShapes.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import type { BottomBarItem } from '../bottom-bar/BottomBarEntry.tsx';

const items: readonly BottomBarItem[] = [
  { key: 'home', label: 'Início', icon: 'home', to: '/', end: true },
  { key: 'casino', label: 'Cassino', icon: 'slots', to: '/casino' },
  { key: 'deposit', label: 'Depositar', icon: 'deposit', raised: true, onPress: () => {} },
  { key: 'promotions', label: 'Promoções', icon: 'gift', to: '/promotions' },
  { key: 'menu', label: 'Menu', icon: 'menu', onPress: () => {} },
];

test.each([undefined, ...shapeNames.bar])(
  'shows the bar of phones within its reserved height: %s',
  async (bar) => {
    await page.viewport(390, 844);
    applyShapes({ bar });
    await renderFeature(<BottomBar label="Atalhos" items={items} chatRoom="kept" />, { player: null });
    const nav = page.getByRole('navigation', { name: 'Atalhos' });
    await expect.element(nav).toBeVisible();
    expect(nav.element().getBoundingClientRect().height).toBeCloseTo(61, 1);
    for (const { label } of items) {
      const key = nav.getByText(label, { exact: true });
      const word = key.element();
      expect(word.scrollWidth, label).toBeLessThanOrEqual(word.clientWidth);
      expect(word.clientHeight, label).toBeGreaterThanOrEqual(16);
      const { top, bottom } = word.getBoundingClientRect();
      expect(Math.min(top - (844 - 61), 844 - bottom), label).toBeGreaterThanOrEqual(0);
      const { width, height } = word.parentElement?.getBoundingClientRect() ?? {};
      expect(Math.min(width ?? 0, height ?? 0), label).toBeGreaterThanOrEqual(36);
      expect(height, label).toBeGreaterThanOrEqual(44);
      // Nothing of the raised key covers its own word.
      const at = word.getBoundingClientRect();
      expect(word.contains(document.elementFromPoint(at.left + at.width / 2, at.top + 2)), label).toBe(true);
    }
    const current = nav.getByRole('link', { name: 'Início' });
    await expect.element(current).toHaveAttribute('aria-current', 'page');
    const { content, top } = getComputedStyle(current.element(), '::before');
    const isMarkedAbove = content !== 'none' && top === '0px';
    expect(isMarkedAbove).toBe(bar === undefined || bar === 'board');
  },
);

// At 390 pixels beside the chat, long words need more than their share.
test.each([
  [768, 5],
  [390, 2],
])('gives keys of the bar one width where their words fit, each with its tile: %i', async (width, equal) => {
  await page.viewport(width, 844);
  applyShapes({ bar: 'keys' });
  await renderFeature(<BottomBar label="Atalhos" items={items} chatRoom="kept" />, { player: null });
  const nav = page.getByRole('navigation', { name: 'Atalhos' });
  await expect.element(nav).toBeVisible();
  const keys = [...nav.element().querySelectorAll('li > *')];
  const boxes = keys.map((key) => key.getBoundingClientRect());
  const narrowest = Math.min(...boxes.map((box) => box.width));
  expect(boxes.filter((box) => box.width - narrowest < 1).length).toBeGreaterThanOrEqual(equal);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width - 56);
  for (const key of keys) {
    const { backgroundColor, boxShadow } = getComputedStyle(key);
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(boxShadow).not.toBe('none');
  }
});
