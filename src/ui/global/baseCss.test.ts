import { expect, test } from 'vitest';
import { baseCss } from './baseCss.ts';

test('has no sibling of any element, for which browsers style the page again with each change', () => {
  expect(baseCss).toContain('[data-logo]');
  expect(baseCss.match(/[^{}]*\*(?:::?[\w-]+)?\s*[+~][^{}]*/g)).toBeNull();
});
