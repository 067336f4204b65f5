import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { DocumentsForm } from './DocumentsForm.tsx';

test('levels the buttons of documents in one row, whose hints differ in length', async () => {
  await page.viewport(1100, 800);
  await renderFeature(<DocumentsForm />, { operator: { 'GET /api/documents': () => ({ data: [] }) } });
  await expect.element(page.getByText('Escolher arquivo').first()).toBeVisible();
  const bottoms = page
    .getByText('Escolher arquivo')
    .elements()
    .map((text) => Math.round(text.getBoundingClientRect().bottom));
  expect(bottoms.length).toBeGreaterThan(2);
  expect(new Set(bottoms).size).toBe(1);
});
