import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('draws the focus ring in a color that shows on the strip', async () => {
  await page.viewport(1280, 800);
  await renderFeature(<TopAdvert />);
  await expect.element(page.getByRole('link', { name: /Promoções da semana/ })).toBeVisible();
  const strip = getComputedStyle(page.getByRole('complementary').element()).color;
  for (const control of [
    page.getByRole('link', { name: /Promoções da semana/ }),
    page.getByRole('button', { name: 'Fechar destaque' }),
  ]) {
    await userEvent.tab();
    await expect.element(control).toHaveFocus();
    expect(getComputedStyle(control.element()).outlineColor).toBe(strip);
  }
});
