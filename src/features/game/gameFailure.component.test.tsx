import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { consentDecision, optionalCategories } from '../consent/consentDecision.ts';
import { consentChanged } from '../consent/consentSlice.ts';
import { recordRecentGame } from '../lobby/recentGames.ts';
import { GamePage } from './GamePage.tsx';

const list = 'GET /v2/casino-games/category';
const launch = 'POST /api/casino-games/1002/launch';
const brand = testBrand();
const image = `${location.origin}/brands/default/share.svg`;

async function open(path: string, options: Parameters<typeof renderFeature>[1]) {
  recordRecentGame(brand.id, { id: '7', name: 'Pipa Voada', image });
  recordRecentGame(brand.id, { id: '1002', name: 'Cartomante', image });
  const rendered = await renderFeature(
    <Routes>
      <Route path="/play/:id" element={<GamePage />} />
      <Route path="/play/:provider/:name" element={<GamePage />} />
    </Routes>,
    { path, ...options },
  );
  rendered.store.dispatch(consentChanged(consentDecision(optionalCategories, 1)));
  return rendered;
}

test.each(['/play/1003', '/play/estudio/outro-jogo'])('offers ways to go on without %s', async (path) => {
  const { callsOf } = await open(path, { player: null });
  await expect.element(page.getByText(/^Não foi possível carregar o jogo\./)).toBeVisible();
  const asked = callsOf(list).length;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => callsOf(list).length).toBeGreaterThan(asked);
  await expect.element(page.getByRole('link', { name: 'Ver o cassino' })).toHaveAttribute('href', '/casino');
  await expect.element(page.getByRole('link', { name: 'Pipa Voada' })).toHaveAttribute('href', '/play/7');
  await expect.poll(() => document.querySelectorAll(`img[src="${image}"]`).length).toBe(2);
  await expect.element(page.getByRole('link', { name: brand.company.support.email })).toBeVisible();
});

test('opens a game that was played on this device without the list of games', async () => {
  const url = `${brand.api.origin}/jogo`;
  const { callsOf } = await open('/play/1002', { operator: { [launch]: () => ({ url }) } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cartomante' })).toBeVisible();
  await expect.poll(() => callsOf(launch)).toHaveLength(1);
  await expect.element(page.getByTitle('Cartomante')).toHaveAttribute('src', url);
  await expect.element(page.getByText(/^Não foi possível carregar o jogo\./)).not.toBeInTheDocument();
  await expect.element(page.getByText('Jogos parecidos')).not.toBeInTheDocument();
});
