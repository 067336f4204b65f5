import { afterEach, expect, test, vi } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { writeActivity } from '../session/activity.ts';
import { usePlayLimits } from './usePolledLimits.ts';

const call = 'GET /api/protection/limits';
const operator = { [call]: () => ({ time: { day: 60 }, used: { time: { day: 10 } } }) };
const minuteMs = 60_000;

afterEach(() => void vi.useRealTimers());

function Game() {
  usePlayLimits(true);
  return <p>Jogo</p>;
}

/** Returns how often the limits were requested in five minutes of each visitor. */
async function requestsOf(jurisdiction: 'br' | 'none', isThere: boolean): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const { callsOf } = await renderFeature(<Game />, { operator, brand: { jurisdiction } });
  // Before the response, as the clock stands still.
  writeActivity('teste', Date.now() - 1);
  await expect.poll(() => callsOf(call).length).toBe(1);
  for (let half = 0; half < 10; half += 1) {
    await vi.advanceTimersByTimeAsync(minuteMs / 2);
    if (isThere) writeActivity('teste', Date.now());
  }
  return callsOf(call).length;
}

test('requests the limits again while the player is active', async () => {
  expect(await requestsOf('br', true)).toBeGreaterThan(2);
});

// The operator counts each request as activity and would never lock an idle page.
test('requests the limits no more when the player is idle', async () => {
  expect(await requestsOf('br', false)).toBe(1);
});

test('requests them every minute where no law asks for a lock', async () => {
  expect(await requestsOf('none', false)).toBeGreaterThanOrEqual(5);
});
