import { expect, test } from 'vitest';
import { homeNames } from '../../../src/shared/brand/brandNames.ts';
import { setLines } from '../../art/lettering.ts';
import { nameCap, nameLines, sponsorsOf } from './sponsors.ts';

const all = homeNames.flatMap((home) => sponsorsOf(home));

test('names four sponsors for each home, shared by no other one', () => {
  expect(all).toHaveLength(homeNames.length * 4);
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
  expect(new Set(all.map(([, , mark]) => mark)).size).toBe(all.length);
  expect(sponsorsOf(undefined, 'orange')).toBe(sponsorsOf('matches'));
});

test.each(all)('fits %s in its quarter of the strip', (name, lettering) => {
  for (const text of nameLines(name)) {
    const box = { width: 10_000, height: 2 * nameCap, maxCap: nameCap };
    const [line] = setLines([text.toUpperCase()], lettering, box).lines;
    expect((line?.width ?? 0) * (line?.scale ?? 1)).toBeLessThan(290);
  }
});
