import { expect, test } from 'vitest';
import { bookProps } from './bookProps.ts';

test('the address says what the sportsbook opens with', () => {
  expect(bookProps({ rest: '', esports: false })).toEqual({ page: 'overview' });
  expect(bookProps({ rest: 'live', esports: false })).toEqual({ page: 'live' });
  expect(bookProps({ rest: 'event/12/', esports: false })).toEqual({ page: 'overview', eventId: '12' });
  expect(bookProps({ rest: 'event', esports: true })).toEqual({ page: 'overview', esports: true });
});
