import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { TableOfContents } from './parts/TableOfContents.tsx';

const sections = ['Cadastro', 'Carteira', 'Apostas'].map((title, index) => ({ id: `secao-${index}`, title }));
const chapter = page.getByRole('link', { name: 'Carteira' });

test('folds the contents on a phone until the reader opens them', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<TableOfContents sections={sections} />);
  await expect.element(page.getByText('Nesta página')).toBeVisible();
  expect(chapter.query()?.checkVisibility()).not.toBe(true);
  await page.getByText('Nesta página').click();
  await expect.element(chapter).toBeVisible();
});

test('shows the contents on a wide screen', async () => {
  await page.viewport(1280, 800);
  await renderFeature(<TableOfContents sections={sections} />);
  await expect.element(chapter).toBeVisible();
});
