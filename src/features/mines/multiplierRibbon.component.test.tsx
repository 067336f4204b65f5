import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MultiplierRibbon } from './parts/MultiplierRibbon.tsx';

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
