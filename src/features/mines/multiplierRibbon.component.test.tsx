import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MultiplierRibbon } from './parts/MultiplierRibbon.tsx';
import { NextTiles } from './parts/NextTiles.tsx';

test.each([260, 326, 358, 398, 500])('gives both figures one shape, %i pixels wide', async (inlineSize) => {
  await renderFeature(
    <div style={{ inlineSize }}>
      <MultiplierRibbon round={null} mines={3} edge={100} />
    </div>,
    { player: null },
  );
  const places = (role: 'term' | 'definition') =>
    page
      .getByRole(role)
      .elements()
      .map((element) => Math.round(element.getBoundingClientRect().top));
  await expect.element(page.getByText('Primeira casa')).toBeVisible();
  expect(new Set(places('term')).size).toBe(1);
  expect(new Set(places('definition')).size).toBe(1);
});

test.each([
  [3, '3 casas1,47×', '8 casas3,34×'],
  [22, '3 casas2.277×', '3 casas2.277×'],
])('lists what further tiles pay beside a high board, with %i mines', async (mines, first, last) => {
  await page.viewport(1440, 900);
  await renderFeature(
    <div style={{ container: 'game / inline-size', inlineSize: 900 }}>
      <NextTiles round={null} mines={mines} edge={100} />
    </div>,
    { player: null },
  );
  await expect.element(page.getByText('3 casas')).toBeVisible();
  const rows = [...document.querySelectorAll('[aria-label="Casas seguintes"] dl > div')];
  expect(rows[0]?.textContent).toBe(first);
  expect(rows.at(-1)?.textContent).toBe(last);
});
