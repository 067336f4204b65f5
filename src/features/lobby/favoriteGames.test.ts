import { expect, test } from 'vitest';
import type { Category, Game } from '../../shared/contract/casino/casino.ts';
import { favoriteGames, unlistedGame } from './favoriteGames.ts';
import { gameUrl } from './gameUrl.ts';
import { lobbyGames } from './lobbyGames.ts';

const game = (id: string, image_cf?: string): Game => ({
  ...unlistedGame({ id, image: `/storage/${id}.webp`, image_cf }),
  name: `Tigre ${id}`,
  slug: `tigre-${id}`,
  provider: { id: '1', name: 'Estúdio', slug: 'estudio' },
});
const category = (id: string, ...games: Game[]): Category => ({
  id,
  name: id,
  slug: id,
  icon: undefined,
  games,
});
const slots = category('slots', game('1', '/storage/1-cf.webp'), game('2'));
const live = category('live', game('3'));
const offered = lobbyGames([slots]);
const cover = ({ image, image_cf }: Game) => image_cf || image;
const shown = (...favorites: Parameters<typeof favoriteGames>[0]) =>
  favoriteGames(favorites, offered, [slots, live]);

test('shows the pictures of the favorites, image_cf before image, the category picture where there is none', () => {
  const games = shown(
    { id: '2', image: '/storage/own.webp', image_cf: '/storage/own-cf.webp' },
    { id: '1', image: '/storage/own.webp', image_cf: undefined },
  );
  expect(games.map(({ game: one }) => [one.name, cover(one)])).toEqual([
    ['Tigre 2', '/storage/own-cf.webp'],
    ['Tigre 1', '/storage/own.webp'],
  ]);
  expect(shown({ id: '1', image: '', image_cf: undefined })[0]?.game).toBe(slots.games[0]);
});

test('shows a favorite that no category holds by its id and its picture', () => {
  const [only] = shown({ id: '99', image: '/storage/99.webp', image_cf: '/storage/99-cf.webp' });
  expect(only?.game).toMatchObject({ id: '99', name: 'Jogo 99', image_cf: '/storage/99-cf.webp' });
  expect(only && gameUrl(only.game)).toBe('/play/99');
});

test('leaves out a favorite of a category that the brand does not offer', () => {
  expect(shown({ id: '3', image: '', image_cf: undefined })).toEqual([]);
});
