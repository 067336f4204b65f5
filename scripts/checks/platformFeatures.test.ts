import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPlatformFeatures } from './platformFeatures.ts';
import { projectRoot } from './runTool.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(projectRoot, 'node_modules/.cache/bandeira-sources-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function linesRefused(lines: string[]): Promise<string[]> {
  await writeFile(join(dir, 'sample.ts'), `${lines.join('\n')}\nexport {};\n`);
  const { output } = await checkPlatformFeatures(dir);
  const numbers = [...output.matchAll(/sample\.ts\((\d+),/g)].map(([, number]) => Number(number));
  return [...new Set(numbers)].map((number) => lines[number - 1] ?? '');
}

const compilerMs = 120_000;

test('refuses unguarded uses of what the oldest browsers lack, methods of values among them', {
  timeout: compilerMs,
}, async () => {
  const refused = [
    '[1].toSorted();',
    '[1].values().map(String);',
    'new Set([1]).union(new Set([2]));',
    'void Array.fromAsync([1]);',
    'Promise.withResolvers();',
    'Object.groupBy([1], String);',
    'document.body.checkVisibility();',
    'document.body.showPopover();',
    'requestIdleCallback(() => {});',
    'document.startViewTransition();',
    'void scheduler.yield();',
    'void navigator.share();',
    'new Intl.DurationFormat();',
    '/[a--b]/v.test("a");',
  ];
  const held = [
    'structuredClone([1].at(0));',
    'document.body.showPopover?.();',
    'if (window.requestIdleCallback) window.requestIdleCallback(() => {});',
    'URL.canParse("x");',
    'AbortSignal.timeout(1);',
  ];
  expect(await linesRefused([...refused, ...held])).toEqual(refused);
});
