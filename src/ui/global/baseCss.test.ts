import { expect, test } from 'vitest';
import { baseCss } from './baseCss.ts';

test('has no sibling of any element, for which browsers style the page again with each change', () => {
  expect(baseCss).toContain('[data-logo]');
  expect(baseCss.match(/[^{}]*\*(?:::?[\w-]+)?\s*[+~][^{}]*/g)).toBeNull();
});

test('has no inherited room for notices, whose change would style every element', () => {
  expect(baseCss).toContain("@property --notice-room{syntax:'*';inherits:false;}");
});
