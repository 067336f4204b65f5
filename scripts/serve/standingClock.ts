import { UsageError } from '../cli/cliErrors.ts';

// The sandbox stands at `BANDEIRA_CLOCK`, an ISO 8601 time, for pictures of pages that do not change.
export function standingClock({ BANDEIRA_CLOCK: given }: NodeJS.ProcessEnv): (() => Date) | undefined {
  if (given === undefined || given === '') return undefined;
  const time = Date.parse(given);
  if (Number.isNaN(time))
    throw new UsageError(
      `BANDEIRA_CLOCK is "${given}": it must be an ISO time, such as 2026-06-01T15:00:00Z.`,
    );
  return () => new Date(time);
}
