import { expect, test } from 'vitest';
import { hexShare } from './canaryRules.ts';

test.each([1, 7, 10, 25, 50, 99])('draws %i percent of all random ids', (percent) => {
  const pattern = new RegExp(hexShare(percent));
  const ids = Array.from({ length: 4096 }, (_, value) => value.toString(16).padStart(3, '0'));
  const share = (ids.filter((id) => pattern.test(id)).length / ids.length) * 100;
  expect(Math.abs(share - percent)).toBeLessThan(0.05);
});
