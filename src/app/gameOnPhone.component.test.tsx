import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { DoublePage } from '../features/double/DoublePage.tsx';
import { MinesPage } from '../features/mines/MinesPage.tsx';

// Height of the lawful strip below the page.
const stripPx = 38;

beforeEach(async () => {
  await page.viewport(320, 640);
  document.documentElement.style.setProperty('--player-panel', `${stripPx}px`);
  onTestFinished(() => void document.documentElement.style.removeProperty('--player-panel'));
});

const later = new Date(Date.now() + 60_000).toISOString();
const operator = {
  'GET /api/games/mines': () => ({ data: null, edge: 100, history: [] }),
  'GET /api/games/double': () => ({
    data: { id: '2', phase: 'waiting', ends_at: later, now: new Date().toISOString(), seed_hash: 'a' },
    history: [{ id: '1', slot: 9, colour: 2, seed: 'b' }],
  }),
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each([
  ['Mines', MinesPage, () => [page.getByLabelText('Minas', { exact: true })]],
  ['Double', DoublePage, () => ['Vermelho', 'Branco', 'Preto'].map(button)],
])(
  'shows stake, cost and choices of %s above the docked bet of the smallest phone',
  async (_, Page, choices) => {
    await renderFeature(
      <main style={{ paddingInline: '1rem' }}>
        <Page />
      </main>,
      { operator, brand: { jurisdiction: 'br' } },
    );
    const bet = button('Apostar');
    const stake = page.getByLabelText('Valor da aposta');
    await expect.element(stake).toBeVisible();
    await stake.fill('3,50');
    await expect.element(bet).toHaveTextContent('Apostar R$ 3,50');
    const { top, bottom } = bet.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(640 - stripPx);
    for (const part of [stake, page.getByText(/^RTP .* custa em média/), ...choices()]) {
      const box = part.element().getBoundingClientRect();
      expect(box.top).toBeGreaterThan(0);
      expect(box.bottom, `${part}`).toBeLessThanOrEqual(top);
    }
  },
);
