import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../../tests/support/cookieDocument.ts';
import { removeBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { keepFavorites, readKeptFavorites } from './favoritesCookie.ts';

beforeEach(() => {
  vi.stubGlobal('document', cookieDocument().document);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the favorites of the logged-in player and shows them to no other', () => {
  writeBrandCookie('marca', 'user_id', '7');
  keepFavorites('marca', ['30', '10']);
  expect(readKeptFavorites('marca')).toEqual(['30', '10']);
  // The session is lost and another player logs in.
  removeBrandCookie('marca', 'user_id');
  expect(readKeptFavorites('marca')).toEqual([]);
  writeBrandCookie('marca', 'user_id', '8');
  expect(readKeptFavorites('marca')).toEqual([]);
  expect(readKeptFavorites('outra')).toEqual([]);
});

test('limits the kept favorites to the size of a cookie', () => {
  writeBrandCookie('marca', 'user_id', '7');
  keepFavorites(
    'marca',
    Array.from({ length: 5_000 }, (_, id) => String(id)),
  );
  expect(readKeptFavorites('marca')).toHaveLength(200);
});
