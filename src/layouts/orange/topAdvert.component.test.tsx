import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { TopAdvert } from './TopAdvert.tsx';

test.each([
  ['keeps the warning of a licensed brand when the promotion is dismissed', 'br', 1],
  ['leaves nothing where no law asks for a warning', 'none', 0],
] as const)('%s', async (_what, jurisdiction, warnings) => {
  await page.viewport(1280, 800);
  await renderFeature(<TopAdvert />, { brand: { jurisdiction } });
  await page.getByRole('button', { name: 'Fechar destaque' }).click();
  await expect.element(page.getByRole('link', { name: /Promoções da semana/ })).not.toBeInTheDocument();
  expect(page.getByText(/Ministério da Fazenda adverte/).elements()).toHaveLength(warnings);
});
