import { type ErrorRate, readErrorRates } from './errorRates.ts';
import type { StatusRow } from './status.ts';

// A difference this large is chance once in 700 comparisons of equal builds.
const mostDeviations = 3;
const fewestErrors = 5;

/** Tells whether a build has more errors than the one before; null where one of them has no views. */
export function hasMoreErrors(build: ErrorRate, before: ErrorRate): boolean | null {
  if (build.views === 0 || before.views === 0) return null;
  const shared = (build.withError + before.withError) / (build.views + before.views);
  const deviation = Math.sqrt(shared * (1 - shared) * (1 / build.views + 1 / before.views));
  const difference = build.withError / build.views - before.withError / before.views;
  return build.withError >= fewestErrors && difference > mostDeviations * deviation;
}

/** Adds what the monitoring knows about the builds, if it is configured. */
export async function addErrorRates(
  rows: readonly StatusRow[],
  minutes: number,
  processEnv: NodeJS.ProcessEnv,
): Promise<StatusRow[]> {
  const ids = rows.flatMap(({ build, comparedWith }) => [build, comparedWith]).filter((id) => id !== null);
  const rates = await readErrorRates({ builds: [...new Set(ids)], minutes, processEnv });
  return rows.map((row) => {
    const rate = rates?.get(row.build ?? '');
    const before = rates?.get(row.comparedWith ?? '');
    if (!rate) return row;
    const moreErrors = before ? hasMoreErrors(rate, before) : null;
    return { ...row, views: rate.views, viewsWithError: rate.withError, moreErrors };
  });
}
