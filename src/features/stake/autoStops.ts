/** Conditions that end automatic play. */
export interface AutoStops {
  rounds: number;
  // Total won or lost in cents; null means no such stop.
  stopAtWinCents: number | null;
  stopAtLossCents: number | null;
}

// `stopped`: by the player or by a refused bet.
export type AutoEnd = 'rounds' | 'win' | 'loss' | 'stopped';

/** Returns why automatic play ends after `played` rounds, or null to continue. */
export function autoEnd(
  stops: AutoStops,
  played: number,
  resultCents: number,
): Exclude<AutoEnd, 'stopped'> | null {
  if (stops.stopAtWinCents !== null && resultCents >= stops.stopAtWinCents) return 'win';
  if (stops.stopAtLossCents !== null && -resultCents >= stops.stopAtLossCents) return 'loss';
  return played >= stops.rounds ? 'rounds' : null;
}

export const autoEndTexts: Readonly<Record<AutoEnd, string>> = {
  rounds: 'As rodadas automáticas terminaram.',
  win: 'Parou: o ganho definido foi alcançado.',
  loss: 'Parou: a perda definida foi alcançada.',
  stopped: 'O jogo automático parou.',
};
