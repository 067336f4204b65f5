import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';

const reference = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');

test('lists every setting in the reference for operators, and no other', () => {
  const named = [...reference.matchAll(/`([a-z_]+_[a-z_]*\*?|maintence)`/g)].flatMap(
    ([, name]) => name ?? [],
  );
  const areas = /^(?:general|casino|sport|deposit|withdraw|refer|bonus|pixel|footer|features|maintence)/;
  const rows = new Set(named.filter((name) => areas.test(name) && !name.endsWith('*')));
  expect([...rows].sort()).toEqual(Object.keys(defaultSettings).sort());
});
