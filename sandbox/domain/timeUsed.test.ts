import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredMs, type Interval } from './timeUsed.ts';

const minuteMs = 60_000;
const interval = ([from, length]: [number, number]): Interval => ({
  from: new Date(from * minuteMs),
  to: new Date((from + length) * minuteMs),
});
const intervals = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: -5, max: 60 })).map(interval));
const moment = fc.nat(200).map((minutes) => new Date(minutes * minuteMs));

test('counts each minute that any interval covers once, in any order', () => {
  fc.assert(
    fc.property(intervals, moment, (list, since) => {
      const minutes = Array.from({ length: 300 }, (_, index) => index * minuteMs);
      const covered = minutes.filter(
        (at) =>
          at >= since.getTime() && list.some(({ from, to }) => from.getTime() <= at && at < to.getTime()),
      );
      expect(coveredMs(list, since)).toBe(covered.length * minuteMs);
      expect(coveredMs(list.toReversed(), since)).toBe(coveredMs(list, since));
    }),
  );
});

test('covers the same when an interval is cut in two or repeated', () => {
  fc.assert(
    fc.property(intervals, moment, moment, (list, since, cut) => {
      const pieces = list.flatMap(({ from, to }) =>
        from < cut && cut < to
          ? [
              { from, to: cut },
              { from: cut, to },
            ]
          : [{ from, to }],
      );
      expect(coveredMs([...pieces, ...list], since)).toBe(coveredMs(list, since));
    }),
  );
});
