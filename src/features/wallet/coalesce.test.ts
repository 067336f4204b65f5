import { expect, test, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

test('makes exactly one more request after hints during a request', async () => {
  const finish: (() => void)[] = [];
  const refetch = coalesce(() => new Promise<void>((resolve) => finish.push(resolve)));
  refetch();
  refetch();
  refetch();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  await Promise.resolve();
  refetch();
  await expect.poll(() => finish.length).toBe(3);
});

test('spaces requests and never drops the last hint', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const refetch = coalesce(async () => {
    calls += 1;
  }, 300);
  for (let hint = 0; hint < 1_000; hint += 1) {
    refetch();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(calls).toBe(5);
});

test.each([
  ['a failed request', () => Promise.reject(new Error('offline'))],
  [
    'a request that cannot start',
    () => {
      throw new Error('not started');
    },
  ],
])('continues after %s', async (_what, fail: () => Promise<never>) => {
  let calls = 0;
  const refetch = coalesce(() => {
    calls += 1;
    return fail();
  });
  refetch();
  await expect.poll(() => calls).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  refetch();
  await expect.poll(() => calls).toBe(2);
});
