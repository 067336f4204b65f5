export interface AutoPlan {
  /** Tiles opened in every round. */
  tiles: readonly number[];
  rounds: number;
  /** Stop once that much is won or lost in all; null: no such stop. Cents. */
  stopAtWinCents: number | null;
  stopAtLossCents: number | null;
}

export type AutoEnd = 'rounds' | 'win' | 'loss';

/** Why the automatic play stops after `played` rounds with this result; null: it goes on. */
export function autoEnd(plan: AutoPlan, played: number, resultCents: number): AutoEnd | null {
  if (plan.stopAtWinCents !== null && resultCents >= plan.stopAtWinCents) return 'win';
  if (plan.stopAtLossCents !== null && -resultCents >= plan.stopAtLossCents) return 'loss';
  return played >= plan.rounds ? 'rounds' : null;
}

export const autoEndTexts: Readonly<Record<AutoEnd, string>> = {
  rounds: 'As rodadas automáticas terminaram.',
  win: 'Parou: o ganho definido foi alcançado.',
  loss: 'Parou: a perda definida foi alcançada.',
};
