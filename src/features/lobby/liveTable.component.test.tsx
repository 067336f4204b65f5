import { Route, Routes } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { tokenProperty } from '../../shared/tokens/token.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { GameCard } from './GameCard.tsx';
import { LiveTable } from './LiveTable.tsx';

const game = {
  id: '1',
  name: 'Roleta Brasileira',
  slug: 'roleta-brasileira',
  image: '/cover.webp',
  image_cf: undefined,
  image_color: undefined,
  image_wide: '/wide.webp',
  provider: { id: '1', name: 'Salão Real', slug: 'salao-real' },
  live: true,
  table: {
    min_bet: 50,
    max_bet: 500_000,
    seats: undefined,
    players: 128,
    results: ['17', '4', '32'],
  },
  rtp: undefined,
  demo: false,
};

test('a live table shows its limits, players and last results over its wide picture', async () => {
  await renderFeature(<LiveTable game={game} />, { player: null });
  const card = page.getByRole('link', { name: /Roleta Brasileira/ });
  await expect.element(card).toMatchTextContent('R$ 0,50 a R$ 5.000 · 128 jogadores');
  await expect.element(card.getByRole('img', { name: 'Últimos resultados: 17, 4, 32' })).toBeVisible();
  expect(card.element().querySelector('img')?.getAttribute('src')).toContain('/wide.webp');
});

test("a lower cover than the operator's picture keeps the dealer's head", async () => {
  const { style } = document.documentElement;
  style.setProperty(tokenProperty('cover.ratio'), '1');
  onTestFinished(() => void style.removeProperty(tokenProperty('cover.ratio')));
  const uploaded = { ...game, image: `${location.origin}/brands/default/share.svg` };
  await renderFeature(
    <>
      <GameCard game={uploaded} />
      <GameCard game={{ ...uploaded, id: '2', live: false }} />
    </>,
    { player: null },
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const [live, other] = [...document.querySelectorAll('[data-cover] img')].map(
    (cover) => getComputedStyle(cover).objectPosition,
  );
  expect({ live, other }).toEqual({ live: '50% 0px', other: '50% 50%' });
});

test('a live table of an operator that tells nothing shows its studio', async () => {
  await renderFeature(<LiveTable game={{ ...game, image_wide: undefined, table: undefined }} />, {
    player: null,
  });
  const card = page.getByRole('link', { name: /Roleta Brasileira/ });
  await expect.element(card).toMatchTextContent('Salão Real');
  expect(card.getByRole('img', { name: 'Últimos resultados' }).query()).toBeNull();
  expect(card.element().querySelector('img')?.getAttribute('src')).toContain('/cover.webp');
});

test.each([
  [390, 1],
  [1440, 4],
])(
  'the page of live tables has wide cards with the facts, at %d pixels in %d columns',
  async (width, columns) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const tables = Array.from({ length: 6 }, (_, index) => ({
      ...game,
      id: String(index),
      name: `Mesa ${index}`,
      slug: `mesa-${index}`,
    }));
    await renderFeature(
      <main style={{ maxInlineSize: '75rem', marginInline: 'auto', paddingInline: '1rem' }}>
        <Routes>
          <Route path="/casino/live" element={<CategoryPage />} />
        </Routes>
      </main>,
      {
        path: '/casino/live',
        player: null,
        operator: {
          'GET /v2/casino-games/category': () => [{ id: '2', name: 'Ao vivo', slug: 'live', games: tables }],
        },
      },
    );
    const list = page.getByRole('list', { name: 'Ao vivo' });
    const first = list.getByRole('link', { name: /Mesa 0/ });
    await expect.element(first).toMatchTextContent('R$ 0,50 a R$ 5.000 · 128 jogadores');
    await expect.element(first.getByRole('img', { name: 'Últimos resultados: 17, 4, 32' })).toBeVisible();
    const items = [...list.element().children];
    expect(new Set(items.map((item) => item.getBoundingClientRect().left)).size).toBe(columns);
    // The rows are as high as the cards.
    const [item] = items;
    const card = first.element().getBoundingClientRect();
    expect(Math.abs((item?.getBoundingClientRect().height ?? 0) - card.height)).toBeLessThanOrEqual(1);
    first.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list.getByRole('link', { name: new RegExp(`Mesa ${columns}`) })).toHaveFocus();
  },
);
