import type { TableKind } from './tableKind.ts';

export type WheelName = 'classic' | 'island' | 'fame';

export interface MoneyWheel {
  name: WheelName;
  values: readonly number[];
  // The values clockwise.
  segments: readonly number[];
  // Segments of a value.
  count(value: number): number;
  // Of a stake of 100 on any value.
  returned: number;
}

/** Returns what a stake of 100 on a value gets back when the wheel stops there. */
export const segmentPay = (value: number): number => (value + 1) * 100;

// Segments by the value that they pay to 1. With the stake back, every value of a wheel returns the same.
function moneyWheelOf(name: WheelName, counts: Readonly<Record<number, number>>): MoneyWheel {
  const values = Object.keys(counts).map(Number);
  const count = (value: number) => counts[value] ?? 0;
  // Each value is spread evenly; the only segment of a value is away from other large values.
  const segments = values
    .flatMap((value) =>
      Array.from({ length: count(value) }, (_, index) => ({
        value,
        at: count(value) === 1 ? 0.2 : (index + 0.5) / count(value),
      })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
  const [first = 0] = values;
  return {
    name,
    values,
    segments,
    count,
    returned: (count(first) * segmentPay(first)) / segments.length,
  };
}

export const moneyWheels: Readonly<Record<WheelName, MoneyWheel>> = {
  classic: moneyWheelOf('classic', { 1: 21, 2: 14, 5: 7, 20: 2 }),
  island: moneyWheelOf('island', { 1: 24, 2: 16, 7: 6, 15: 3, 47: 1 }),
  fame: moneyWheelOf('fame', { 1: 15, 2: 10, 5: 5, 29: 1 }),
};

/** Returns the wheel that the title of a show promises. */
export function wheelOf(slug: string): MoneyWheel {
  if (/ilha|treasure/.test(slug)) return moneyWheels.island;
  return /fama|bilhete|premios|cash/.test(slug) ? moneyWheels.fame : moneyWheels.classic;
}

/** Returns the places for stakes of a wheel, and how it stops. */
export const moneyWheel = ({ values, segments }: MoneyWheel): TableKind => ({
  spots: values.map((value) => ({ id: String(value), name: `${value}×` })),
  draw: (random) => {
    const stop = Math.floor(random() * segments.length);
    const value = segments[stop] ?? 0;
    return { shown: [stop], paid: { [value]: segmentPay(value) } };
  },
});
