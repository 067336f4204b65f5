import type { LiveTableState } from '../../../shared/contract/casino/casino.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';

const shownResults = 5;

// Whole reais without cents.
const short = (cents: number) => formatBrl(cents).replace(/,00$/, '');

/** Words a table's stakes, as in `R$ 1 a R$ 5.000`; null when the operator sends no limit. */
export function tableLimits({ min_bet: min, max_bet: max }: LiveTableState): string | null {
  if (min !== undefined && max !== undefined) return `${short(min)} a ${short(max)}`;
  if (min !== undefined) return `A partir de ${short(min)}`;
  return max === undefined ? null : `Até ${short(max)}`;
}

/** Words a table's free seats, or its players where seats are not counted; null when neither is known. */
export function tablePlaces({ seats, players }: LiveTableState): string | null {
  if (seats !== undefined) {
    if (seats <= 0) return 'Mesa cheia';
    return seats === 1 ? '1 lugar livre' : `${seats} lugares livres`;
  }
  if (players === undefined || players <= 0) return null;
  return players === 1 ? '1 jogador' : `${players} jogadores`;
}

/** Returns the results that fit on a card, newest first. */
export const lastResults = ({ results }: LiveTableState): readonly string[] => results.slice(0, shownResults);
