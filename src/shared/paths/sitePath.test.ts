import { expect, test } from 'vitest';
import { isSitePath } from './sitePath.ts';

test.each(['/', '/casino/live', '/play/1?x=1#y'])('accepts %s as a path of this site', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'casino',
  '',
  '/\t/evil.example',
])('rejects %s', (path) => {
  expect(isSitePath(path)).toBe(false);
});
