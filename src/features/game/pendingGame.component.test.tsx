import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { recordRecentGame } from '../lobby/recentGames.ts';
import { GamePage } from './GamePage.tsx';

test.each([
  ['/play/moonbyte/cereja-turbo', 'Cereja turbo', 'Abrindo Cereja turbo'],
  ['/play/1002', 'Carregando o jogo', 'Abrindo o jogo'],
  ['/play/1007', 'Pipa Voada', 'Abrindo Pipa Voada'],
])('shows the name and the shape of a game that loads, at %s', async (path, title, status) => {
  recordRecentGame(testBrand().id, { id: '1007', name: 'Pipa Voada' });
  await renderFeature(
    <Routes>
      <Route path="/play/:id" element={<GamePage />} />
      <Route path="/play/:provider/:name" element={<GamePage />} />
    </Routes>,
    { path, operator: { 'GET /v2/casino-games/category': () => new Promise<Response>(() => {}) } },
  );
  await expect.element(page.getByRole('status').filter({ hasText: status })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { height } =
    page.getByText(status).element().closest('div')?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  expect(height).toBeGreaterThan(window.innerHeight - 100);
});
