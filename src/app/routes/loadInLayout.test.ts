import { expect, test } from 'vitest';
import { isLayoutLoaded } from '../../layouts/layoutModules.ts';
import { loadInLayout } from './loadInLayout.ts';

test('loads the layout before reporting a failed page', async () => {
  expect(isLayoutLoaded('blaze')).toBe(false);
  await expect(loadInLayout(Promise.reject(new Error('gone')), 'blaze')).rejects.toThrow('gone');
  expect(isLayoutLoaded('blaze')).toBe(true);
});

test('loads the page with its layout', async () => {
  expect(await loadInLayout(Promise.resolve('page'), 'orange')).toBe('page');
  expect(isLayoutLoaded('orange')).toBe(true);
});
