import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ExclusionPage } from './ExclusionPage.tsx';
import { ProtectionPage } from './ProtectionPage.tsx';

test('keeps the longest term of an exclusion within its box on a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<ExclusionPage />);
  const term = page.getByText('Por tempo indeterminado', { exact: true });
  await expect.element(term).toBeVisible();
  expect(term.element().scrollWidth).toBeLessThanOrEqual(term.element().clientWidth);
  expect(page.getByText('6 meses').element().clientHeight).toBe(term.element().clientHeight);
});

test('explains a closing beside its form on wide screens', async () => {
  await renderFeature(<ExclusionPage />);
  const form = page.getByRole('button', { name: 'Continuar' }).element().getBoundingClientRect();
  const steps = page.getByRole('region', { name: 'Como funciona' }).element().getBoundingClientRect();
  expect(steps.left).toBeGreaterThan(form.right);
  expect(steps.top).toBeLessThan(form.top);
});

test('puts the three ways to close an account in one row, with their buttons in one line', async () => {
  await renderFeature(<ProtectionPage />, { brand: { jurisdiction: 'br' } });
  const bottoms = ['Fazer uma pausa', 'Ver autoexclusão', 'Responder ao autoteste'].map((name) =>
    Math.round(page.getByRole('link', { name }).element().getBoundingClientRect().bottom),
  );
  expect(new Set(bottoms).size).toBe(1);
});
