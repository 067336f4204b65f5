import { expect, test } from 'vitest';
import { smallGameNames } from '../brand/brandNames.ts';
import { isGamePath } from './isGamePath.ts';
import { routeIds, routeTable } from './routeTable.ts';

test('matches the paths of single games only', () => {
  const matched = routeIds.filter((id) =>
    routeTable[id].paths.some((path) => isGamePath(path.replace(/:\w+/g, '1002'))),
  );
  expect(matched).toEqual([
    'play-id',
    'play-provider-name',
    ...smallGameNames.map((name) => `games-${name}`),
  ]);
});
