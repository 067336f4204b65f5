import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyShapes } from '../../../tests/support/page/applyShapes.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { InHouseGame } from './InHouseGame.tsx';

test.each(shapeNames.titles)('shows the title of a game as that of a page: %s', async (titles) => {
  await page.viewport(1440, 900);
  applyShapes({ titles });
  document.documentElement.dataset.frame = 'game';
  onTestFinished(() => {
    delete document.documentElement.dataset.frame;
  });
  await renderFeature(
    <main id="content">
      <InHouseGame title="Mines" tools={<button type="button">Som</button>}>
        <p>Tabuleiro</p>
      </InHouseGame>
      <h1>Outro</h1>
    </main>,
  );
  const formOf = (name: string) => {
    const title = page.getByRole('heading', { name }).element();
    const { background, borderBlockEndWidth, display } = getComputedStyle(title);
    // A festoon is as wide as the whole head.
    const below = title.parentElement && getComputedStyle(title.parentElement, '::after').backgroundImage;
    return { background, borderBlockEndWidth, display, below };
  };
  await expect.element(page.getByText('Tabuleiro')).toBeVisible();
  expect(formOf('Mines')).not.toEqual(formOf('Outro'));
  const head = page.getByRole('heading', { name: 'Mines' }).element().parentElement;
  expect(head?.getBoundingClientRect().height).toBe(40);
  expect(head?.scrollWidth).toBeLessThanOrEqual(head?.clientWidth ?? 0);
});
