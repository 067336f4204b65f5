import { expect, test } from 'vitest';
import { isLayoutLoaded } from '../layouts/layoutModules.ts';
import { loadInLayout } from './loadInLayout.ts';

test('a page that cannot be had fails only once the layout is there to say so in', async () => {
  expect(isLayoutLoaded('blaze')).toBe(false);
  await expect(loadInLayout(Promise.reject(new Error('gone')), 'blaze')).rejects.toThrow('gone');
  expect(isLayoutLoaded('blaze')).toBe(true);
});

test('what was loaded comes with its layout', async () => {
  expect(await loadInLayout(Promise.resolve('page'), 'orange')).toBe('page');
  expect(isLayoutLoaded('orange')).toBe(true);
});
