import { expect, test } from 'vitest';
import { shapesCss } from './shapesCss.ts';

test('carries the styles of the named forms alone', () => {
  expect(shapesCss({})).toBe('');
  const [pill, thin] = [shapesCss({ bar: 'pill' }), shapesCss({ icons: 'thin' })];
  expect(pill).toContain('nav[data-bar]');
  expect(thin).toBe('symbol{stroke-width:1.25;}');
  expect(shapesCss({ bar: 'pill', icons: 'thin' })).toBe(pill + thin);
});
