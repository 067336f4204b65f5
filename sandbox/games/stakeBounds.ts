import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { fieldRefusal, Refusal } from '../operations/refusal.ts';

/** Refuses stakes outside the limits in the settings. */
export function refuseStakeOutside(settings: Settings, stakeCents: number): void {
  if (!settings.casino_enabled) {
    throw new Refusal(403, { success: false, message: 'O cassino está indisponível no momento.' });
  }
  if (stakeCents < settings.casino_min_total) {
    throw fieldRefusal({ bet: [`A aposta mínima é ${formatBrl(settings.casino_min_total)}.`] });
  }
  if (stakeCents > settings.casino_max_total) {
    throw fieldRefusal({ bet: [`A aposta máxima é ${formatBrl(settings.casino_max_total)}.`] });
  }
}
