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

test('leads from a stored token over a check to a session or back', () => {
  const checking = sessionReducer(anonymous, sessionCheckStarted());
  expect(checking.status).toBe('unknown');
  expect(sessionReducer(checking, sessionStarted()).status).toBe('authenticated');
  expect(sessionReducer(checking, sessionEnded()).status).toBe('anonymous');
});

test('keeps the session during a check', () => {
  expect(sessionReducer(player, sessionCheckStarted()).status).toBe('authenticated');
});

test('shows the notice for a lost session, but not for a logout', () => {
  expect(sessionReducer(player, sessionLost())).toMatchObject({
    status: 'anonymous',
    inactivityNoticeShown: true,
  });
  expect(sessionReducer(player, logoutRequested())).toMatchObject({
    status: 'anonymous',
    inactivityNoticeShown: false,
  });
});

test('shows no notice for a stored token that is invalid', () => {
  const checking = sessionReducer(anonymous, sessionCheckStarted());
  expect(sessionReducer(checking, sessionLost()).inactivityNoticeShown).toBe(false);
});

test('hides the notice after the next login', () => {
  const lost = sessionReducer(player, sessionLost());
  expect(sessionReducer(lost, sessionStarted()).inactivityNoticeShown).toBe(false);
});
