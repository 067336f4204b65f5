import { describe, expect, test } from 'vitest';
import { setLines } from './lettering.ts';

describe('a title', () => {
  test('fits its box', () => {
    const { lines, height } = setLines(['SAMBÓDROMO', 'STARS'], 'bangers', {
      width: 200,
      height: 90,
      maxCap: 60,
    });
    expect(height).toBeLessThanOrEqual(90.001);
    for (const line of lines) expect(line.width * line.scale).toBeLessThanOrEqual(200.001);
  });

  test('draws letters with an accent it lacks as the plain letter', () => {
    const box = { width: 200, height: 90, maxCap: 60 };
    expect(setLines(['ŇU'], 'russo', box).lines[0]?.d).toBe(setLines(['NU'], 'russo', box).lines[0]?.d);
  });
});
