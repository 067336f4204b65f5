import { expect, test } from 'vitest';
import { kindOf, nowhere, pathOf, readRoute } from './route.ts';

test.each([
  { ...nowhere, page: 'live' },
  { ...nowhere, page: 'overview', sport: 'Vôlei' },
  { ...nowhere, page: 'overview', leagueId: 'futebol/série-a' },
  { ...nowhere, page: 'overview', eventId: '4021' },
])('finds $sport $leagueId $eventId $page again in its path', (route) => {
  expect({ page: 'overview', ...readRoute(`#${pathOf(route)}`) }).toEqual(route);
});

test('names the kind of page of a route', () => {
  const routes = [{}, { sport: 'Vôlei' }, { leagueId: 'a' }, { eventId: '1' }];
  expect(routes.map((route) => kindOf({ ...nowhere, page: 'live', ...route }))).toEqual([
    'live',
    'sport',
    'league',
    'event',
  ]);
});

test('keeps the start page for a fragment of others, and a malformed word as it is', () => {
  expect(readRoute('')).toEqual({});
  expect(readRoute('#conteudo')).toEqual({});
  expect(readRoute('#/sport/%E0%A4')).toEqual({ ...nowhere, sport: '%E0%A4' });
  expect(readRoute('#/nada')).toEqual(nowhere);
});
