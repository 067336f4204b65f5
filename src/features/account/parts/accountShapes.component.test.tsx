import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applyShapes } from '../../../../tests/support/page/applyShapes.ts';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../../shared/brand/brandNames.ts';
import { AccountIndex } from './AccountIndex.tsx';
import { AccountSummary } from './AccountSummary.tsx';

test.each(shapeNames.lists)('lists the account on the smallest phones: %s', async (lists) => {
  await page.viewport(320, 640);
  applyShapes({ lists });
  await renderFeature(
    <div data-account>
      <AccountSummary user={{ name: 'Vitor Valente', status: 'Ativo' }} balanceCents={1_234_567} />
      <AccountIndex />
    </div>,
  );
  const entries = page.getByRole('navigation', { name: 'Minha conta' }).getByRole('link');
  await expect.element(entries.first()).toBeVisible();
  for (const entry of entries.elements()) {
    const name = entry.textContent ?? '';
    expect(entry.getBoundingClientRect().height, name).toBeGreaterThanOrEqual(44);
    expect(entry.scrollWidth, name).toBeLessThanOrEqual(entry.clientWidth);
  }
  await expect.element(page.getByText(/R\$\s12\.345,67/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
