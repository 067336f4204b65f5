import { expect, test } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { GameCardSkeleton } from '../../features/lobby/GameCardSkeleton.tsx';
import type { HomeName } from '../../shared/brand/brandRecord.ts';
import { Content } from './Content.tsx';

const forms: readonly (readonly [HomeName | undefined, number])[] = [
  [undefined, 3 / 4],
  ['games', 3 / 4],
  ['arcade', 1],
  ['salon', 2 / 3],
];

test.each(forms)('gives covers of %s the ratio %d', async (home, ratio) => {
  await renderFeature(
    <Content maxWidth="40rem" tileWidth="10rem" barsHeight="4rem">
      <GameCardSkeleton />
    </Content>,
    { brand: { home } },
  );
  const cover = () => document.querySelector('main > div > :first-child')?.getBoundingClientRect();
  await expect.poll(() => cover()?.width).toBeGreaterThan(0);
  expect((cover()?.width ?? 0) / (cover()?.height ?? 1)).toBeCloseTo(ratio, 2);
});
