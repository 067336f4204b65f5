import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Activity } from './activity.ts';
import { createIdleClock, idleLimitMs } from './idleClock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

// State shared by all tabs of the brand.
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

test('locks after exactly thirty minutes without activity', () => {
  const tab = device().openTab();
  tab.noteActivity();
  pass(idleLimitMs - 1);
  expect(tab.isLocked()).toBe(false);
  pass(1);
  expect(tab.isLocked()).toBe(true);
});

test('restarts the thirty minutes on every activity, stored or not', () => {
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

test('counts activity of other tabs', () => {
  const { openTab } = device();
  const [first, second] = [openTab(), openTab()];
  first.noteActivity();
  second.noteActivity();
  pass(20 * 60_000);
  second.noteActivity();
  pass(20 * 60_000);
  expect(first.isLocked()).toBe(false);
});

test('keeps a lock in every tab and across a reload until it is removed', () => {
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

test('locks on the first input after the device has slept', () => {
  const tab = device().openTab();
  tab.noteActivity();
  pass(8 * 60 * 60_000);
  tab.noteActivity();
  expect(tab.isLocked()).toBe(true);
});

test('restarts after a clock change or a lost record', () => {
  const { state, openTab } = device(Date.now() + 5 * 60 * 60_000);
  const tab = openTab();
  expect(tab.isLocked()).toBe(false);
  pass(idleLimitMs);
  expect(tab.isLocked()).toBe(true);
  state.stored = null;
  expect(tab.isLocked()).toBe(false);
});
