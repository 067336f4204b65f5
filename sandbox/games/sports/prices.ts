import type { FinalScore } from './course.ts';
import { type MarketRule, type Measure, measures } from './markets.ts';

export interface SportOutcome {
  key: string;
  name: string;
  // Decimal, in hundredths.
  odds: number;
}

export interface SportMarket {
  key: string;
  name: string;
  group: MarketRule['group'];
  // Of all outcomes, also of those that are not offered now.
  keys: string[];
  outcomes: SportOutcome[];
}

// House edge of five percent.
const returned = 95;
const lowest = 101;
const highest = 50_000;
// What is nearly decided is not offered.
const nearlySure = 0.985;
const nearlyImpossible = 0.003;

/** Returns the market at its present odds, null while it is closed. */
export function priceMarket(rule: MarketRule, chances: Chances): SportMarket | null {
  const shares = rule.outcomes.map(chances.of);
  if (shares.some((chance) => chance > nearlySure)) return null;
  const outcomes = rule.outcomes.flatMap(({ key, name }, index) => {
    const chance = shares[index] ?? 0;
    return chance < nearlyImpossible ? [] : [{ key, name, odds: oddsOf(chance) }];
  });
  const { key, name, group } = rule;
  return { key, name, group, keys: rule.outcomes.map((outcome) => outcome.key), outcomes };
}

/** Returns the market of a kind whose two outcomes are the most even. */
export function evenMarket(markets: readonly SportMarket[], kind: string): SportMarket | null {
  const gap = ({ outcomes: [one, other] }: SportMarket) =>
    one && other ? Math.abs(one.odds - other.odds) : Number.POSITIVE_INFINITY;
  const [first, ...rest] = markets.filter(({ key }) => key.startsWith(`${kind}:`));
  if (!first) return null;
  return rest.reduce((best, market) => (gap(market) < gap(best) ? market : best), first);
}

export interface Chances {
  of(outcome: MarketRule['outcomes'][number]): number;
}

/** Returns the chances of outcomes under these final scores. */
export function chancesOf(finals: readonly FinalScore[]): Chances {
  const spread = (measure: Measure) => {
    const sums = new Map<number, number>();
    for (const { home, away, chance } of finals) {
      const value = measures[measure](home, away);
      sums.set(value, (sums.get(value) ?? 0) + chance);
    }
    return sums;
  };
  const spreads = new Map<Measure, Map<number, number>>();
  return {
    of({ of: measure, wins }) {
      const values = spreads.get(measure) ?? spread(measure);
      spreads.set(measure, values);
      let sum = 0;
      for (const [value, chance] of values) if (wins(value)) sum += chance;
      return sum;
    },
  };
}

// Upper end of a range and the step of odds in it, so that odds move seldom and visibly.
const ladder = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [10_000, 100],
  [highest, 1_000],
] as const;

function oddsOf(chance: number): number {
  const odds = Math.min(highest, Math.max(lowest, returned / chance));
  const [, step] = ladder.find(([end]) => odds <= end) ?? ladder[0];
  return Math.max(lowest, Math.floor(odds / step) * step);
}
