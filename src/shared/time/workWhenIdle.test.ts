import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workWhenIdle } from './workWhenIdle.ts';

// One entry for each idle moment: how many more steps it has time for after its first.
let moments: number[];

beforeEach(() => {
  vi.stubGlobal('window', {
    requestIdleCallback: (run: (deadline: { timeRemaining: () => number }) => void) => {
      let left = moments.shift() ?? 0;
      queueMicrotask(() => run({ timeRemaining: () => left-- }));
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function* steps(done: number[], count: number, afterEach?: (step: number) => void) {
  for (let step = 1; step <= count; step += 1) {
    done.push(step);
    afterEach?.(step);
    yield;
  }
}

test('does as many steps in an idle moment as it has time for, and one at least', async () => {
  moments = [2, 0, 1];
  const done: number[] = [];
  const left: number[] = [];
  await workWhenIdle(
    steps(done, 6, () => left.push(moments.length)),
    new AbortController().signal,
  );
  expect(done).toEqual([1, 2, 3, 4, 5, 6]);
  expect(left).toEqual([2, 2, 2, 1, 0, 0]);
});

test('stops once the signal is aborted', async () => {
  moments = [1, 9];
  const leaving = new AbortController();
  const done: number[] = [];
  const work = workWhenIdle(
    steps(done, 6, (step) => step === 2 && leaving.abort()),
    leaving.signal,
  );
  await work;
  expect(done).toEqual([1, 2]);
});

test('does the work in pauses without idle callbacks', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const done: number[] = [];
  const work = workWhenIdle(steps(done, 3), new AbortController().signal);
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  await work;
  expect(done).toEqual([1, 2, 3]);
  vi.useRealTimers();
});
