import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { LiveTable } from './parts/LiveTable.tsx';

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

test('a live table of an operator that tells nothing shows its studio', async () => {
  await renderFeature(<LiveTable game={{ ...game, image_wide: undefined, table: undefined }} />, {
    player: null,
  });
  const card = page.getByRole('link', { name: /Roleta Brasileira/ });
  await expect.element(card).toMatchTextContent('Salão Real');
  expect(card.getByRole('img', { name: 'Últimos resultados' }).query()).toBeNull();
  expect(card.element().querySelector('img')?.getAttribute('src')).toContain('/cover.webp');
});
