import { expect, test, vi } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { HomePage } from './HomePage.tsx';

// Their code never comes.
vi.mock('./parts/laterParts.tsx', () => new Promise(() => {}));

test('keeps the room of rows above the games free until their code has loaded', async () => {
  await renderFeature(<HomePage />, { brand: { home: 'tables' }, player: null });
  const heights = () =>
    [...document.querySelectorAll('h1 ~ div:empty')].map((place) =>
      Math.round(place.getBoundingClientRect().height),
    );
  await expect.poll(heights).toContain(Math.round(16.3 * 16));
});
