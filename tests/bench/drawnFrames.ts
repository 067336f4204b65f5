import type { Page } from 'playwright-core';
import type { TraceEvent } from './traceEvent.ts';

export interface Stretch {
  /** Milliseconds. */
  ms: number;
  /** That reached the screen, whether the page's own thread had a part in them or not. */
  frames: number;
}

export interface Watched {
  /** Between the marks, one for each time. */
  stretches: Stretch[];
  /** What the page's thread did from the first mark to the last, the longest first. Milliseconds. */
  tasks: number[];
}

/** Of `performance.mark`: where a stretch of animation begins, and where it ends. */
export const moves = 'picture-moves';
export const rests = 'picture-rests';

const categories = ['blink.user_timing', 'toplevel', 'disabled-by-default-devtools.timeline.frame'];

/** The frames that the browser draws while something moves, by its own trace. */
export async function watchFrames(page: Page, act: () => Promise<void>): Promise<Watched> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const marks = traceEvents.filter(({ name }) => name === moves || name === rests);
  marks.sort((one, other) => one.ts - other.ts);
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) throw new Error('Nothing has moved');
  const drawn = traceEvents.filter(({ name, pid }) => name === 'DrawFrame' && pid === first.pid);
  const stretches = marks.flatMap((from, index) => {
    const to = marks[index + 1];
    if (from.name !== moves || to?.name !== rests) return [];
    return [
      {
        ms: (to.ts - from.ts) / 1_000,
        frames: drawn.filter(({ ts }) => ts > from.ts && ts <= to.ts).length,
      },
    ];
  });
  const tasks = traceEvents
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        pid === first.pid &&
        tid === first.tid &&
        ts > first.ts &&
        ts < last.ts,
    )
    .map(({ dur = 0 }) => dur / 1_000);
  return { stretches, tasks: tasks.sort((one, other) => other - one) };
}

export function framesPerSecond(stretches: readonly Stretch[]): number {
  const ms = stretches.reduce((sum, stretch) => sum + stretch.ms, 0);
  return (stretches.reduce((sum, { frames }) => sum + frames, 0) / ms) * 1_000;
}
