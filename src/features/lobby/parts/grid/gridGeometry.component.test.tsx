import { expect, test } from 'vitest';
import { measureGrid } from './useGridGeometry.ts';

test.each([
  ['', 3 / 4],
  ['1', 1],
])('measures rows of covers with the ratio "%s" of the page', (stated, ratio) => {
  const grid = document.createElement('div');
  grid.style.cssText = `inline-size: 332px; --cover-ratio: ${stated}`;
  document.body.append(grid);
  const { columns, rowHeight } = measureGrid(grid);
  grid.remove();
  expect(columns).toBe(3);
  // Three columns of 104 px, with a caption, as on phones, and the gap below.
  expect(rowHeight).toBe(Math.ceil(104 / ratio) + 72 + 10);
});
