import { afterEach, expect, test, vi } from 'vitest';
import { reportError } from './errorReports.ts';
import { rememberErrors } from './rememberErrors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page in which errors can happen. */
function page() {
  const events = new EventTarget();
  const stub = { addEventListener: events.addEventListener.bind(events) };
  vi.stubGlobal('window', stub);
  rememberErrors(window);
  return { fail: (kind: string) => events.dispatchEvent(new Event(kind)) };
}

test('what the browser and the boundaries say is kept in its order until monitoring takes it', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fail } = page();
  const error = new Error('falha');
  fail('error');
  reportError(error, 'blocking');
  fail('unhandledrejection');
  const kept = window.__errorReports?.splice(0) ?? [];
  expect(kept.map((report) => (report instanceof Event ? report.type : report))).toEqual([
    'error',
    { kind: 'blocking', error },
    'unhandledrejection',
  ]);
  expect(written).toHaveBeenCalledExactlyOnceWith(error);
});

test('an error that happens again and again fills no memory', () => {
  const { fail } = page();
  for (let times = 0; times < 1_000; times += 1) fail('error');
  expect(window.__errorReports).toHaveLength(50);
});
