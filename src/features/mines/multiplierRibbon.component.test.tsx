import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minesRound } from '../../../tests/support/minesRound.ts';
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
  await expect.element(page.getByText('1ª casa')).toBeVisible();
  expect(new Set(places('term')).size).toBe(1);
  expect(new Set(places('definition')).size).toBe(1);
});

test.each([null, minesRound({ multiplier: 23.45, next_multiplier: 234.56 })])(
  'cuts no label on the narrowest phones: %j',
  async (round) => {
    await page.viewport(320, 640);
    await renderFeature(
      <div style={{ container: 'game / inline-size', inlineSize: 280 }}>
        <MultiplierRibbon round={round} mines={3} edge={100} />
      </div>,
      { player: null },
    );
    const labels = page.getByRole('term');
    await expect.element(labels.first()).toBeVisible();
    for (const { scrollWidth, clientWidth } of labels.elements())
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);

test('leaves out the second tile where one safe tile ends the round', async () => {
  await renderFeature(<MultiplierRibbon round={null} mines={24} edge={100} />, { player: null });
  await expect.element(page.getByText('24,75×')).toBeVisible();
  expect(page.getByRole('term').elements()).toHaveLength(1);
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
