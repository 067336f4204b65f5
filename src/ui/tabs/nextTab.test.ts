import { expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

it('goes round at both ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
});

it('steps to the neighbour', () => {
  expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  expect(nextTab('ArrowLeft', 2, 3)).toBe(1);
});

it('jumps to the first and the last', () => {
  expect(nextTab('Home', 1, 3)).toBe(0);
  expect(nextTab('End', 1, 3)).toBe(2);
});

it('leaves every other key to the browser', () => {
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'ArrowDown', 'a']) expect(nextTab(key, 1, 3)).toBeUndefined();
});
