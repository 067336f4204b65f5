import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { LobbyFailure } from './parts/LobbyFailure.tsx';
import { recordRecentGame } from './recentGames.ts';

test('offers recent games, Mines and Double, and the support when the games cannot load', async () => {
  const brand = testBrand();
  recordRecentGame(brand.id, { id: '1002', name: 'Cartomante', image: '/covers/1002' });
  await renderFeature(<LobbyFailure retrying={false} onRetry={() => {}} />, { player: null });
  await expect.element(page.getByRole('link', { name: 'Cartomante' })).toHaveAttribute('href', '/play/1002');
  expect(page.getByRole('link', { name: 'Cartomante' }).element().querySelector('img')).not.toBeNull();
  await expect.element(page.getByRole('link', { name: 'Mines' })).toHaveAttribute('href', '/games/mines');
  const double = page.getByRole('link', { name: 'Double' });
  await expect.element(double).toBeVisible();
  expect(double.element().querySelector('use')?.getAttribute('href')).toBe('#icon-double');
  await expect.element(page.getByRole('link', { name: brand.company.support.email })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  const failure = page.getByRole('status').filter({ hasText: 'Não foi possível carregar os jogos.' });
  await expect.element(failure).toBeVisible();
});
