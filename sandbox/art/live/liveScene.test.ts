import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { palettes } from '../palettes.ts';
import { tablesSubjects } from '../subjects/tablesSubjects.ts';
import { limb } from './figure.ts';
import { liveScene } from './liveScene.ts';

const roulettes = Object.keys(tablesSubjects).filter((title) => /^Roleta /.test(title));

describe('the picture of a live table', () => {
  test('shows the dealer from another place than its neighbor in the list does', () => {
    const views = roulettes.map((title) =>
      liveScene('roleta', title, [], false, palettes.ruby)
        .map(({ transform }) => transform)
        .join(' '),
    );
    expect(views.length).toBeGreaterThan(4);
    for (const [index, view] of views.slice(1).entries()) expect(view).not.toBe(views[index]);
  });
});

describe('an arm', () => {
  const arm = limb(
    [
      [0, 0],
      [0, 30],
      [30, 30],
    ],
    10,
    6,
  );

  test('has a round shoulder', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><path d="${arm}"/></svg>`;
    expect(new Resvg(svg).innerBBox()?.y).toBeCloseTo(-10, 0);
  });

  test('has one fold inside its elbow', () => {
    const corners = arm.match(/-?[\d.]+ -?[\d.]+(?=[A-Z ])/g) ?? [];
    expect(corners.length - new Set(corners).size).toBe(2);
  });
});
