import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { routeEntry } from '../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../src/shared/paths/routeTable.ts';

// `src/app/routes/pages.ts` finds pages by this pattern, which knip does not read.
const pages = 'src/features/*/*Page.tsx';

test('names each entry and each exception of the search for dead code', async () => {
  const config = JSON.parse(await readFile('knip.json', 'utf8'));
  const named = [
    ...config.entry,
    ...config.playwright.config,
    ...config.ignoreDependencies,
    ...config.ignoreBinaries,
  ];
  expect(named.filter((name: string) => name !== pages && /[*+?]/.test(name))).toEqual([]);
  expect(Object.keys(config).filter((key) => /^ignore(?:Files|Unresolved|Issues)?$/.test(key))).toEqual([]);
});

test('has a route for each page that the search takes for an entry', async () => {
  const files: string[] = [];
  for await (const file of glob(pages)) files.push(file);
  const routed = new Set(routeIds.map((id) => routeEntry(id).page).filter((page) => page !== undefined));
  expect(files.sort()).toEqual([...routed].map((page) => `src/features/${page}.tsx`).sort());
});
