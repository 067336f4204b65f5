import { expect, onTestFinished, test } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { tokenProperty } from '../../shared/tokens/token.ts';
import { GameCardSkeleton } from './GameCardSkeleton.tsx';

test.each([3 / 4, 1, 2 / 3])("gives a cover the theme's ratio %d", async (ratio) => {
  const { style } = document.documentElement;
  style.setProperty(tokenProperty('cover.ratio'), String(ratio));
  onTestFinished(() => void style.removeProperty(tokenProperty('cover.ratio')));
  await renderFeature(
    <main>
      <GameCardSkeleton />
    </main>,
  );
  const cover = () => document.querySelector('main > div > :first-child')?.getBoundingClientRect();
  await expect.poll(() => cover()?.width).toBeGreaterThan(0);
  expect((cover()?.width ?? 0) / (cover()?.height ?? 1)).toBeCloseTo(ratio, 2);
});
