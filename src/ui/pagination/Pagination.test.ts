import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRange } from './Pagination.tsx';

const position = fc
  .integer({ min: 1, max: 300 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), current: fc.integer({ min: 1, max: pages }) }));

describe('pageRange', () => {
  it('lists a few pages completely', () => {
    expect(pageRange(1, 1)).toEqual([1]);
    expect(pageRange(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves out pages far from the current one and both ends', () => {
    expect(pageRange(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageRange(1, 20)).toEqual([1, 2, 'gap', 20]);
  });

  it('shows a single missing page instead of a gap', () => {
    expect(pageRange(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  });

  it('is empty without pages', () => {
    expect(pageRange(1, 0)).toEqual([]);
  });

  it('contains the first, last and current page with its neighbors, in order, in at most nine entries', () => {
    fc.assert(
      fc.property(position, ({ pages, current }) => {
        const range = pageRange(current, pages);
        const numbers = range.filter((entry) => entry !== 'gap');
        for (const page of [1, pages, current, Math.max(1, current - 1), Math.min(pages, current + 1)]) {
          expect(numbers).toContain(page);
        }
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(range.length).toBeLessThanOrEqual(9);
      }),
    );
  });
});
