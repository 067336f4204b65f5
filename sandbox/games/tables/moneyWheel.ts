import type { TableKind } from './tableKind.ts';

// Segments by the value that they pay to 1. With the stake back, each value returns 42 of 44.
export const wheelCounts = { 1: 21, 2: 14, 5: 7, 20: 2 } as const;

export const wheelValues = Object.keys(wheelCounts).map(Number);

// The values clockwise, each spread evenly.
export const wheelSegments: readonly number[] = Object.entries(wheelCounts)
  .flatMap(([value, count]) =>
    Array.from({ length: count }, (_, index) => ({ value: Number(value), at: (index + 0.5) / count })),
  )
  .toSorted((one, other) => one.at - other.at)
  .map(({ value }) => value);

/** Returns what a stake of 100 on a value gets back when the wheel stops there. */
export const segmentPay = (value: number): number => (value + 1) * 100;

// Of a stake of 100 on any value.
export const wheelReturn = 4200 / 44;

export const moneyWheel: TableKind = {
  spots: wheelValues.map((value) => ({ id: String(value), name: `${value}×` })),
  draw: (random) => {
    const stop = Math.floor(random() * wheelSegments.length);
    const value = wheelSegments[stop] ?? 0;
    return { shown: [stop], paid: { [value]: segmentPay(value) } };
  },
};
