import { expect, test } from 'vitest';
import type { LobbyGame } from '../lobby/lobbyGames.ts';
import { findGame, relatedGames } from './findGame.ts';

const entry = (id: string, provider: string, ...categoryNames: string[]): LobbyGame => ({
  game: {
    id,
    name: `Jogo ${id}`,
    slug: `jogo-${id}`,
    image: '',
    image_cf: undefined,
    provider: { id: `p-${provider}`, name: provider, slug: provider },
    live: false,
    rtp: undefined,
    demo: false,
  },
  categoryNames,
});
const games = [entry('1', 'um', 'Slots'), entry('2', 'dois', 'Mesas'), entry('3', 'um', 'Slots')];

test('finds a game by id, by slug, and by provider and name', () => {
  expect(findGame(games, { id: '2' })?.id).toBe('2');
  expect(findGame(games, { id: 'jogo-2' })?.id).toBe('2');
  expect(findGame(games, { provider: 'um', name: 'jogo-3' })?.id).toBe('3');
  expect(findGame(games, { provider: 'p-um', name: '3' })?.id).toBe('3');
});

test('returns null for an unknown game or another provider', () => {
  expect(findGame(games, { id: '9' })).toBeNull();
  expect(findGame(games, { provider: 'dois', name: 'jogo-3' })).toBeNull();
});

test('sorts related games by closeness and leaves out the game itself', () => {
  const [first] = games;
  if (!first) throw new Error('no game');
  expect(relatedGames(games, first.game, 5).map(({ id }) => id)).toEqual(['3', '2']);
});
