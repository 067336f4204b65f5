import { expect, test } from 'vitest';
import type { FeatureName } from '../../../src/shared/brand/brandNames.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { CompiledApp } from './compiledApp.ts';
import { clientEntry, pageModule, reachableFiles } from './reachableChunks.ts';

const modules = [
  'src/features/mines/MinesPage.tsx',
  'src/features/mines/parts/FairnessDialog.tsx',
  'src/features/bonus/watchActiveBonuses.ts',
  'src/features/bonus/UserPromotionPage.tsx',
  'src/features/lobby/parts/Search.tsx',
  'src/features/chat/ChatEffects.tsx',
  'src/features/wallet/WalletPage.tsx',
  'src/features/session/browserRenewal.ts',
];

function reached(...off: FeatureName[]): string[] {
  const chunks = modules.map((src) => [src, { file: src, src }]);
  const manifest = {
    [clientEntry]: { file: 'entry', dynamicImports: modules },
    ...Object.fromEntries(chunks),
  };
  const features = { ...testBrand().features, ...Object.fromEntries(off.map((name) => [name, false])) };
  const files = reachableFiles({ manifest } as CompiledApp, testBrand({ features }));
  return modules.filter((module) => !files.has(module));
}

test('reaches every module with every feature', () => {
  expect(reached()).toEqual([]);
});

test('leaves out the page and the parts of a game that is off', () => {
  expect(reached('mines')).toEqual([
    'src/features/mines/MinesPage.tsx',
    'src/features/mines/parts/FairnessDialog.tsx',
  ]);
});

test('keeps a directory while any page of it is on', () => {
  expect(reached('live', 'slots')).toEqual([]);
  expect(reached('casino', 'live', 'slots')).toEqual(['src/features/lobby/parts/Search.tsx']);
});

test('leaves out bonus and chat by their own features, and keeps a page of another one', () => {
  expect(reached('bonus', 'chat')).toEqual([
    'src/features/bonus/watchActiveBonuses.ts',
    'src/features/chat/ChatEffects.tsx',
  ]);
});

test('names the module of a page, and none for a redirect', () => {
  expect(pageModule('casino-live')).toBe('src/features/lobby/CategoryPage.tsx');
  expect(pageModule('sport')).toBeUndefined();
});
