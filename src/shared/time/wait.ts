export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

// A separate task lets touches be handled in between.
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Returns the delay before a retry after so many failures: 2 s, doubled each time, a minute at most. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const delayMs = Math.min(2_000 * 2 ** (failures - 1), 60_000);
  // Spread over ±20 %, so that a recovering server does not meet all its visitors at once.
  return Math.round(delayMs * (0.8 + 0.4 * random()));
}
