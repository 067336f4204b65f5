import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { RankedGame } from './parts/RankedGame.tsx';

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
