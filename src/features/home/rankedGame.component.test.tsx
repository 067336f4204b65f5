import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { GameCardSkeleton } from '../lobby/GameCardSkeleton.tsx';
import { RankedGame, RankedPlace } from './parts/RankedGame.tsx';
import { rankedWidth } from './parts/rowSizes.ts';

const game: Game = {
  id: '7',
  name: 'Cartomante',
  slug: 'cartomante',
  image: '',
  image_cf: undefined,
  image_color: undefined,
  image_wide: undefined,
  provider: { id: '1', name: 'Moonbyte', slug: 'moonbyte' },
  live: false,
  table: undefined,
  rtp: undefined,
  demo: false,
};

test('shows the rank as a number that no accessible name contains', async () => {
  await renderFeature(
    <ul>
      <li>
        <RankedGame game={game} rank={10} />
      </li>
    </ul>,
    { player: null },
  );
  await expect.element(page.getByText('10')).toBeVisible();
  const link = page.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/play/moonbyte/cartomante');
  await expect.element(link).toHaveAccessibleName(/^(?!.*10)/);
  // The name is both on the placeholder of the cover and below it.
  expect(page.getByRole('listitem').element().querySelector('[aria-hidden="true"]')?.textContent).toBe('10');
});

test('is as high as its placeholder', async () => {
  await renderFeature(
    <ul style={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '12rem', alignItems: 'start' }}>
      <li>
        <RankedGame game={game} rank={1} />
      </li>
      <li>
        <RankedPlace>
          <GameCardSkeleton />
        </RankedPlace>
      </li>
    </ul>,
    { player: null },
  );
  await expect.element(page.getByRole('link')).toBeVisible();
  const [shown = 0, reserved = 0] = [...document.querySelectorAll('li')].map((item) => item.clientHeight);
  expect(shown).toBeGreaterThan(100);
  expect(Math.abs(shown - reserved)).toBeLessThanOrEqual(1);
});

test('lets the number of every rank touch its cover', async () => {
  await page.viewport(1280, 800);
  const ranks = Array.from({ length: 10 }, (_, index) => index + 1);
  await renderFeature(
    <ol style={{ display: 'grid', gridTemplateColumns: `repeat(5, ${rankedWidth.wide})` }}>
      {ranks.map((rank) => (
        <li key={rank}>
          <RankedGame game={game} rank={rank} />
        </li>
      ))}
    </ol>,
    { player: null },
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items).toHaveLength(ranks.length);
  for (const item of items) {
    const number = item.querySelector('text')?.getBoundingClientRect();
    const cover = item.querySelector('a')?.getBoundingClientRect();
    const behindPx = (number?.right ?? 0) - (cover?.left ?? 0);
    // As far as the space beside the ink of a digit.
    expect(behindPx).toBeGreaterThanOrEqual(4);
    expect(behindPx).toBeLessThan(14);
  }
});

test('shows larger covers beside the ranks of very wide screens', async () => {
  await page.viewport(1920, 1080);
  await renderFeature(
    <div style={{ inlineSize: rankedWidth.wide }}>
      <RankedGame game={game} rank={1} />
    </div>,
    { player: null },
  );
  await expect
    .poll(() => page.getByRole('link').element().getBoundingClientRect().width)
    .toBeGreaterThan(170);
  await page.viewport(1280, 800);
});
