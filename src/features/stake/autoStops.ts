/** When automatic play ends by itself. */
export interface AutoStops {
  rounds: number;
  /** Once that much is won or lost in all; null: no such stop. Cents. */
  stopAtWinCents: number | null;
  stopAtLossCents: number | null;
}

/** `stopped`: by the player, or because a bet was refused. */
export type AutoEnd = 'rounds' | 'win' | 'loss' | 'stopped';

/** Why the automatic play stops after `played` rounds with this result; null: it goes on. */
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
