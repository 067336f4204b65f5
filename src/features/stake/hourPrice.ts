export interface Pace {
  roundsPerHour: number;
  // 0 to 1.
  rtp: number;
}

/** Computes what an hour at this stake costs on average, in cents. */
export function hourPriceCents(stakeCents: number, { roundsPerHour, rtp }: Pace): number {
  return Math.round(stakeCents * roundsPerHour * (1 - rtp));
}
