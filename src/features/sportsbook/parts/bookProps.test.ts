import { expect, test } from 'vitest';
import { bookKind, bookPage, bookProps } from './bookProps.ts';

const open = { rest: '', esports: false, hash: '' };

test('opens the sportsbook at the page of the path', () => {
  expect(bookProps(open)).toEqual({ page: 'overview' });
  expect(bookProps({ ...open, rest: 'live' })).toEqual({ page: 'live' });
  expect(bookProps({ ...open, rest: 'event/12/' })).toEqual({ page: 'overview', eventId: '12' });
  expect(bookProps({ ...open, rest: 'event/12/home' })).toEqual({
    page: 'overview',
    eventId: '12',
    outcome: 'home',
  });
  expect(bookProps({ ...open, rest: 'sport/Vôlei' })).toEqual({ page: 'overview', sportId: 'Vôlei' });
  expect(bookProps({ ...open, rest: 'league/serra' })).toEqual({ page: 'overview', leagueId: 'serra' });
  expect(bookProps({ ...open, rest: 'event', esports: true })).toEqual({ page: 'overview', esports: true });
});

test('prefers a page in the hash to the path', () => {
  expect(bookProps({ ...open, rest: 'live', hash: '#/event/7' })).toEqual({ page: 'overview', eventId: '7' });
  expect(bookProps({ ...open, hash: '#/sport/V%C3%B4lei' })).toEqual({ page: 'overview', sportId: 'Vôlei' });
  expect(bookProps({ ...open, hash: '#/sport/%E0' })).toEqual({ page: 'overview', sportId: '%E0' });
  expect(bookProps({ ...open, rest: 'live', hash: '#conteudo' })).toEqual({ page: 'live' });
});

test("chooses the kind by the setting, except at the book's own URL", () => {
  expect(bookKind('altenar', '/sports')).toBe('book');
  expect(bookKind(' Widgets ', '/sports/live')).toBe('widgets');
  expect(bookKind('widgets', '/altenar-sports/live')).toBe('book');
  expect(bookKind('', '/sports')).toBe('book');
});

test('tells the page that the sportsbook opens with', () => {
  expect(bookPage(open)).toBe('overview');
  expect(bookPage({ ...open, rest: 'live' })).toBe('list');
  expect(bookPage({ ...open, esports: true })).toBe('list');
  expect(bookPage({ ...open, hash: '#/league/serra' })).toBe('list');
  expect(bookPage({ ...open, rest: 'event/12' })).toBe('match');
});
