import { expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

it('wraps around at both ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
});

it('moves to the neighbor', () => {
  expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  expect(nextTab('ArrowLeft', 2, 3)).toBe(1);
});

it('jumps to the first and the last tab', () => {
  expect(nextTab('Home', 1, 3)).toBe(0);
  expect(nextTab('End', 1, 3)).toBe(2);
});

it('ignores every other key', () => {
  for (const key of ['Tab', 'Enter', 'ArrowUp', 'ArrowDown', 'a']) expect(nextTab(key, 1, 3)).toBeUndefined();
});
