import { expect, test } from 'vitest';
import {
  logoutRequested,
  sessionCheckStarted,
  sessionEnded,
  sessionLost,
  sessionReducer,
  sessionStarted,
} from './sessionSlice.ts';

const anonymous = sessionReducer(undefined, { type: 'start' });
const player = sessionReducer(anonymous, sessionStarted());

test('a stored token leads over a check to a session or back', () => {
  const checking = sessionReducer(anonymous, sessionCheckStarted());
  expect(checking.status).toBe('unknown');
  expect(sessionReducer(checking, sessionStarted()).status).toBe('authenticated');
  expect(sessionReducer(checking, sessionEnded()).status).toBe('anonymous');
});

test('a check does not put a session in doubt', () => {
  expect(sessionReducer(player, sessionCheckStarted()).status).toBe('authenticated');
});

test('a session that is lost is told to the player, a logout is not', () => {
  expect(sessionReducer(player, sessionLost())).toEqual({ status: 'anonymous', inactivityNoticeShown: true });
  expect(sessionReducer(player, logoutRequested())).toEqual({
    status: 'anonymous',
    inactivityNoticeShown: false,
  });
});

test('a stored token that turns out worthless is no news to anybody', () => {
  const checking = sessionReducer(anonymous, sessionCheckStarted());
  expect(sessionReducer(checking, sessionLost()).inactivityNoticeShown).toBe(false);
});

test('the next login takes the notice away', () => {
  const lost = sessionReducer(player, sessionLost());
  expect(sessionReducer(lost, sessionStarted()).inactivityNoticeShown).toBe(false);
});
