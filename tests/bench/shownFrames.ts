import type { Page } from 'playwright';
import type { TraceEvent } from './traceEvent.ts';

/** The frames between two marks. */
export interface Stretch {
  /** That the screen asked for. */
  asked: number;
  /** Of them, that reached it, whether the page's own thread had a part in them or not. */
  shown: number;
  /** Between two that were asked for, on average. */
  everyMs: number;
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

/** The frames that the browser shows while something moves, by its own trace. */
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
  const reports = traceEvents.filter(
    ({ name, ph, pid }) => name === 'PipelineReporter' && ph === 'b' && pid === first.pid,
  );
  const stretches = marks.flatMap((from, index) => {
    const to = marks[index + 1];
    if (from.name !== moves || to?.name !== rests) return [];
    return [stretchOf(reports.filter(({ ts }) => ts > from.ts && ts <= to.ts))];
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

/**
 * By the browser's own reports of its frames, which are numbered; one frame may have several, for what the page's thread
 * does comes with another than what moves without it.
 */
function stretchOf(reports: readonly TraceEvent[]): Stretch {
  const began = new Map<number, number>();
  const shown = new Set<number>();
  for (const { ts, args } of reports) {
    const report = args?.frame_reporter;
    if (!report) throw new Error('This browser reports its frames otherwise');
    began.set(report.frame_sequence, ts);
    // A part is the whole of what moves, unless the page's thread moves it and was late.
    if (
      report.state === 'STATE_PRESENTED_ALL' ||
      (report.state === 'STATE_PRESENTED_PARTIAL' && !report.has_main_animation)
    )
      shown.add(report.frame_sequence);
  }
  const frames = [...began.keys()].sort((one, other) => one - other);
  const [first, last] = [frames[0] ?? 0, frames.at(-1) ?? 0];
  if (last === first) throw new Error('Too short to count frames in it');
  const ms = ((began.get(last) ?? 0) - (began.get(first) ?? 0)) / 1_000;
  return { asked: last - first + 1, shown: shown.size, everyMs: ms / (last - first) };
}

/** Of what reached the screen. */
export function framesPerSecond(stretches: readonly Stretch[]): number {
  const shown = stretches.reduce((sum, stretch) => sum + stretch.shown, 0);
  const ms = stretches.reduce((sum, { asked, everyMs }) => sum + asked * everyMs, 0);
  return (shown / ms) * 1_000;
}
