import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useCountdown } from './useCountdown.ts';

afterEach(() => void vi.useRealTimers());

test('counts down every 1000 ms and stops at zero', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const endsAtMs = Date.now() + 2_500;
  const { result, act } = await renderHook(() => useCountdown(endsAtMs));
  const after = async (ms: number) => {
    await act(() => void vi.advanceTimersByTime(ms));
    return result.current;
  };
  expect(result.current).toBe(2_500);
  expect(await after(999)).toBe(2_500);
  expect(await after(1)).toBe(1_500);
  expect(await after(1_000)).toBe(500);
  expect(await after(1_000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
