// Odds as the player prefers them; decimal odds come in hundredths.
export const oddsFormats = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export const decimal = (odds: number) => (odds / 100).toFixed(2).replace('.', ',');

/** Formats odds as `2,50`, `3/2` or `+150`. */
export function formatOdds(odds: number, format: OddsFormat): string {
  if (format === 'decimal') return decimal(odds);
  const profit = odds - 100;
  if (format === 'american')
    return profit >= 100 ? `+${profit}` : `−${Math.round(10_000 / Math.max(1, profit))}`;
  const common = divisor(profit, 100);
  return `${profit / common}/${100 / common}`;
}

/** Tells in a sentence how odds have moved; empty when they have not. */
export function oddsChange(before: number, now: number, format: OddsFormat): string {
  if (before === now) return '';
  return `A odd ${now > before ? 'subiu' : 'caiu'} de ${formatOdds(before, format)} para ${formatOdds(now, format)}.`;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
