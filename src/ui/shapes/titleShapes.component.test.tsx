import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyShapes } from '../../../tests/support/page/applyShapes.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Cluster } from '../layout/Cluster.tsx';

test.each(shapeNames.titles)('shows a title as %s, and plain where a screen is low', async (titles) => {
  await page.viewport(320, 640);
  applyShapes({ titles });
  await renderFeature(
    <main id="content">
      <h1>Jogo responsável</h1>
    </main>,
  );
  const title = page.getByRole('heading', { name: 'Jogo responsável' });
  await expect.element(title).toBeVisible();
  const form = () => {
    const { background, borderBlockEndWidth, display } = getComputedStyle(title.element());
    return { background, borderBlockEndWidth, display };
  };
  const formed = form();
  expect(title.element().scrollWidth).toBeLessThanOrEqual(title.element().clientWidth);
  await page.viewport(844, 390);
  expect(form()).not.toEqual(formed);
  expect(title.element().getBoundingClientRect().height).toBeLessThan(40);
});

test.each(shapeNames.titles)('keeps the text of a dialog clear of its head: %s', async (titles) => {
  await page.viewport(390, 844);
  applyShapes({ titles });
  await renderFeature(
    <Dialog open title="Jogo justo" closeLabel="Fechar" onClose={() => {}}>
      <p>Confira a rodada.</p>
    </Dialog>,
  );
  const text = page.getByText('Confira a rodada.');
  await expect.element(text).toBeVisible();
  const head = document.querySelector('[data-dialog-head]')?.getBoundingClientRect();
  expect(text.element().getBoundingClientRect().top - (head?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
});

test.each(shapeNames.titles)('moves what does not fit beside a title below it: %s', async (titles) => {
  await page.viewport(390, 844);
  applyShapes({ titles });
  await renderFeature(
    <main id="content">
      <Cluster>
        <h1>Transações</h1>
        <div style={{ inlineSize: 280 }}>Imprimir</div>
      </Cluster>
    </main>,
  );
  const title = page.getByRole('heading', { name: 'Transações' });
  await expect.element(title).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(title.element());
  expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(1);
});
