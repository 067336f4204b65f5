import type { Page } from 'playwright';

// The frames between two marks.
export interface Stretch {
  // Requested by the screen.
  asked: number;
  // Presented ones among them, with or without the main thread.
  shown: number;
  // Average interval between requested frames.
  everyMs: number;
}

export interface Watched {
  // Between the marks, one per occurrence.
  stretches: Stretch[];
  // Tasks of the main thread from the first mark to the last, the longest first, in milliseconds.
  tasks: number[];
}

// Names of `performance.mark` at the start and the end of an animation.
export const moves = 'picture-moves';
export const rests = 'picture-rests';

const categories = ['blink.user_timing', 'toplevel', 'disabled-by-default-devtools.timeline.frame'];

/** Records the frames that the browser presents during an animation, by its trace. */
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

// Uses the browser's numbered frame reports; a frame may have several, because the main thread reports separately.
function stretchOf(reports: readonly TraceEvent[]): Stretch {
  const began = new Map<number, number>();
  const shown = new Set<number>();
  for (const { ts, args } of reports) {
    const report = args?.frame_reporter;
    if (!report) throw new Error('This browser reports its frames otherwise');
    began.set(report.frame_sequence, ts);
    // A partial frame is complete unless the main thread animates and was late.
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

// Of presented frames.
export function framesPerSecond(stretches: readonly Stretch[]): number {
  const shown = stretches.reduce((sum, stretch) => sum + stretch.shown, 0);
  const ms = stretches.reduce((sum, { asked, everyMs }) => sum + asked * everyMs, 0);
  return (shown / ms) * 1_000;
}

// An event of the browser's trace.
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  // Microseconds, as the others.
  ts: number;
  dur?: number;
  // Processor time.
  tdur?: number;
  args?: { frame_reporter?: { frame_sequence: number; state: string; has_main_animation: boolean } };
}
