import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { ProviderTile } from './ProviderTile.tsx';

const tile = (image: string) => (
  <ProviderTile provider={{ id: '1', name: 'Onça Games', slug: 'onca', image, games_count: 3 }} />
);

test('shows the name of a provider whose logo cannot be loaded', async () => {
  await renderFeature(tile(`${location.origin}/src/no-such-logo.png`), { player: null });
  await expect.element(page.getByText('Onça Games', { exact: true })).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('shows a logo that loads', async () => {
  await renderFeature(tile(`${location.origin}/brands/default/logo.svg`), { player: null });
  await expect.element(page.getByRole('img', { name: 'Onça Games' })).toBeVisible();
});
