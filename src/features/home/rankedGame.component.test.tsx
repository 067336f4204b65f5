import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { GameCardSkeleton } from '../lobby/GameCardSkeleton.tsx';
import { RankedGame, RankedPlace } from './parts/RankedGame.tsx';

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
