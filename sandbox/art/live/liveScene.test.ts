import { describe, expect, test } from 'vitest';
import { palettes } from '../palettes.ts';
import { tablesSubjects } from '../subjects/tablesSubjects.ts';
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
