import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { recordRecentGame } from '../lobby/recentGames.ts';
import { GameFailure } from './parts/GameFailure.tsx';

test('shows a game that cannot load with its cover, and ways to go on', async () => {
  const brand = testBrand();
  const image = `${location.origin}/brands/default/share.svg`;
  recordRecentGame(brand.id, { id: '7', name: 'Pipa Voada', image });
  recordRecentGame(brand.id, { id: '1002', name: 'Cartomante', image });
  let retried = 0;
  const retry = () => {
    retried += 1;
  };
  await renderFeature(<GameFailure gameId="1002" retrying={false} onRetry={retry} />, { player: null });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cartomante' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll(`img[src="${image}"]`).length).toBe(3);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  expect(retried).toBe(1);
  await expect.element(page.getByRole('link', { name: 'Ver o cassino' })).toHaveAttribute('href', '/casino');
  await expect.element(page.getByRole('link', { name: 'Pipa Voada' })).toHaveAttribute('href', '/play/7');
  expect(page.getByRole('link', { name: 'Cartomante' }).elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: brand.company.support.email })).toBeVisible();
});
