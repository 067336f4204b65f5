import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { RailHead } from './railFrame.ts';

test.each([
  ['0px', '0px', 0],
  ['6px', '2px', 16],
])('draws a bar of %s before and a line of %s after a title of the theme', async (bar, rule, moved) => {
  document.documentElement.style.setProperty('--heading-bar', bar);
  document.documentElement.style.setProperty('--heading-rule', rule);
  await renderFeature(
    <RailHead>
      <h2 style={{ flex: 1 }}>Novidades</h2>
    </RailHead>,
  );
  const title = page.getByRole('heading', { name: 'Novidades' }).element();
  const range = document.createRange();
  range.selectNodeContents(title);
  expect(range.getBoundingClientRect().left - title.getBoundingClientRect().left).toBeCloseTo(moved, 0);
  expect(getComputedStyle(title, '::before').inlineSize).toBe(bar);
  expect(getComputedStyle(title, '::after').blockSize).toBe(rule);
});
