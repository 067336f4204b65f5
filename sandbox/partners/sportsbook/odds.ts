// Odds as the player prefers them; decimal odds come in hundredths.
import type { SportEvent, SportEventPage } from '../../games/sportsEvents.ts';

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

/** Keeps the odds that a list and the page of a match show, by match and outcome, to compare the next ones with. */
export function rememberOdds(
  before: Map<string, number>,
  events: readonly SportEvent[],
  match: SportEventPage | null | undefined,
): void {
  const shown = [
    ...events.map(({ id, outcomes, lines }) => ({ id, markets: [{ outcomes }, ...lines] })),
    ...(match ? [match] : []),
  ];
  for (const { id, markets } of shown)
    for (const { key, odds } of markets.flatMap(({ outcomes }) => outcomes)) before.set(`${id}:${key}`, odds);
}
