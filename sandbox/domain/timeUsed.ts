export interface Interval {
  from: Date;
  to: Date;
}

/** Returns the milliseconds since a moment that the intervals cover, overlaps counted once. */
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
