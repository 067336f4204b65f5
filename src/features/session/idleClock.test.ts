import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Activity } from './activity.ts';
import { createIdleClock, idleLimitMs } from './idleClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What all tabs of the brand share, and a way to open one. */
function device(stored: Activity | null = null) {
  const state = { stored };
  const openTab = () =>
    createIdleClock({
      read: () => state.stored,
      write: (activity) => {
        state.stored = activity;
      },
    });
  return { state, openTab };
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('thirty minutes without a sign of life lock, a moment less does not', () => {
  const tab = device().openTab();
  tab.noteActivity();
  pass(idleLimitMs - 1);
  expect(tab.isLocked()).toBe(false);
  pass(1);
  expect(tab.isLocked()).toBe(true);
});

test('every sign of life begins the thirty minutes anew, also one that is not written down', () => {
  const tab = device().openTab();
  tab.noteActivity();
  pass(5_000);
  tab.noteActivity();
  pass(idleLimitMs - 1);
  expect(tab.isLocked()).toBe(false);
  tab.noteActivity();
  pass(idleLimitMs - 1);
  expect(tab.isLocked()).toBe(false);
});

test('what is done in one tab counts in the other', () => {
  const { openTab } = device();
  const [first, second] = [openTab(), openTab()];
  first.noteActivity();
  second.noteActivity();
  pass(20 * 60_000);
  second.noteActivity();
  pass(20 * 60_000);
  expect(first.isLocked()).toBe(false);
});

test('a lock holds in every tab and over a reload, whatever is pressed, until it is taken away', () => {
  const { openTab } = device();
  const first = openTab();
  first.noteActivity();
  pass(idleLimitMs);
  expect(first.isLocked()).toBe(true);
  const reloaded = openTab();
  reloaded.noteActivity();
  expect(reloaded.isLocked()).toBe(true);
  reloaded.unlock();
  expect(first.isLocked()).toBe(false);
  expect(reloaded.isLocked()).toBe(false);
});

test('the press that wakes a sleeping device up comes too late', () => {
  const tab = device().openTab();
  tab.noteActivity();
  pass(8 * 60 * 60_000);
  tab.noteActivity();
  expect(tab.isLocked()).toBe(true);
});

test('a clock that is set back, or a record that is gone, begins anew', () => {
  const { state, openTab } = device(Date.now() + 5 * 60 * 60_000);
  const tab = openTab();
  expect(tab.isLocked()).toBe(false);
  pass(idleLimitMs);
  expect(tab.isLocked()).toBe(true);
  state.stored = null;
  expect(tab.isLocked()).toBe(false);
});
