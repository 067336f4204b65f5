import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../../../tests/support/testBrand.ts';
import { BrandContext } from '../../../../shared/brand/useBrand.ts';
import { categoriesSchema } from '../../../../shared/contract/casino/casino.ts';
import { CasinoPage } from '../../CasinoPage.tsx';
import { lobbyGames } from '../../lobbyGames.ts';
import { getCategories } from '../../offeredCategories.ts';
import { GameBrowserSkeleton } from '../GameBrowserSkeleton.tsx';
import { GameGrid } from './GameGrid.tsx';

const games = Array.from({ length: 60 }, (_, index) => ({
  id: String(index),
  name: `Jogo ${index}`,
  slug: `jogo-${index}`,
  image: '',
  provider: { id: '1', name: 'Estúdio', slug: 'estudio' },
}));

const categories = [{ id: '1', name: 'Slots', slug: 'slots', games }];

const covers = () => document.querySelectorAll('[data-game]').length;

// First: a measured grid is kept.
test('renders the rows of a screen without measuring, once a placeholder has measured', async () => {
  const { store } = await renderFeature(<GameBrowserSkeleton />, { player: null });
  const html = renderToString(
    <BrandContext value={testBrand()}>
      <Provider store={store}>
        <StaticRouter location="/casino">
          <GameGrid
            label="Jogos"
            games={lobbyGames(parse(categoriesSchema, categories))}
            pages={1}
            onChange={() => {}}
          />
        </StaticRouter>
      </Provider>
    </BrandContext>,
  );
  const items = html.match(/<li data-index/g) ?? [];
  const rows = new Set(html.match(/inset-block-start:[^;"]+/g));
  expect(rows.size).toBeGreaterThan(3);
  expect(items.length % rows.size).toBe(0);
});

test('opens with two rows of covers, outside the task of their arrival, and fills the others', async () => {
  const { store } = await renderFeature(<CasinoPage />, {
    player: null,
    operator: {
      'GET /v2/casino-games/category': () => categories,
    },
  });
  let shownAtArrival: number | null = null;
  store.subscribe(() => {
    if (shownAtArrival !== null || !getCategories.select(store.getState()).data) return;
    shownAtArrival = Number.NaN;
    // React renders urgent updates in a microtask.
    void Promise.resolve()
      .then(() => null)
      .then(() => {
        shownAtArrival = covers();
      });
  });
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(covers()));
  observer.observe(document.body, { childList: true, subtree: true });
  await expect.poll(covers).toBeGreaterThan(0);
  const columns = new Set(
    [...document.querySelectorAll('li[data-index]')].map((item) => item.getBoundingClientRect().left),
  ).size;
  await expect.poll(covers).toBeGreaterThan(2 * columns);
  observer.disconnect();
  expect(shownAtArrival).toBe(0);
  expect(counts.find((count) => count > 0)).toBe(2 * columns);
});
