export interface Interval {
  from: Date;
  to: Date;
}

/** Milliseconds that the intervals cover since a moment; what several of them cover counts once. */
export function coveredMs(intervals: readonly Interval[], since: Date): number {
  let covered = 0;
  let countedUntil = since.getTime();
  for (const { from, to } of [...intervals].sort((one, other) => one.from.getTime() - other.from.getTime())) {
    const start = Math.max(from.getTime(), countedUntil);
    if (to.getTime() <= start) continue;
    covered += to.getTime() - start;
    countedUntil = to.getTime();
  }
  return covered;
}
