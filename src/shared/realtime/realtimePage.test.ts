import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameEvents } from '../contract/casino/games.ts';
import { realtimeTable } from './realtimeTable.ts';

test('has a row of docs/architecture/realtime.md for every event but those of games', () => {
  const page = readFileSync(new URL('../../../docs/architecture/realtime.md', import.meta.url), 'utf8');
  const rows = Object.entries(realtimeTable).filter(([name]) => !(name in gameEvents));
  const isMissing = ([name, { event }]: (typeof rows)[number]) =>
    !page.split('\n').some((line) => line.startsWith(`| \`${name}\``) && line.includes(`\`${event}\``));
  expect(rows.filter(isMissing).map(([name]) => name)).toEqual([]);
});
