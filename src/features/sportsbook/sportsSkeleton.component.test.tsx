import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sportEvents } from '../../../sandbox/games/sportsEvents.ts';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const parts = {
  tabs: 'nav',
  tree: '.tree',
  cards: '.featured',
  group: '.part:not(.featured) .league-group',
  row: '.part:not(.featured) .event',
  slip: '.slip',
};
const tolerancePx = 4;

// Left, top and right edge; all 0 for a part that is not shown.
function edgesOf(part: Element | null | undefined) {
  const { left, top, width } = part?.getBoundingClientRect() ?? new DOMRect();
  return width === 0 ? [0, 0, 0] : [left, top, left + width];
}

test.each([
  [390, 'book'],
  [768, 'book'],
  [1130, 'book'],
  [1440, 'book'],
  [1440, 'widgets'],
])('puts each part at %i px where the placeholder of the %s had it', async (width, type) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await renderSports({
    settings: { sport_type: type === 'book' ? 'altenar' : type },
    operator: {
      'GET /sportsbook/teste/events': async () => {
        await held;
        return { events: sportEvents(new Date()) };
      },
    },
  });
  await page.viewport(width, 900);
  await expect.element(page.getByText('Carregando esportes')).toBeInTheDocument();
  const before = Object.entries(parts).map(([part, selector]) => ({
    part,
    selector,
    edges: edgesOf(document.querySelector(`[data-part='${part}']`)),
  }));
  release();
  const odds = page.getByRole('button', { name: /, odd / }).first();
  await expect.element(odds).toBeVisible();
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const find = (selector: string) => roots.flatMap((root) => root.querySelector(selector) ?? [])[0];
  const moves = before.map(({ part, selector, edges }) => {
    const now = edgesOf(find(selector));
    return `${part} ${edges.map((edge, side) => Math.round((now[side] ?? 0) - edge)).join(' ')}`;
  });
  const isFar = (move: string) => move.split(' ').some((px) => Math.abs(Number(px)) > tolerancePx);
  expect(moves.filter(isFar)).toEqual([]);
  await page.viewport(1280, 720);
});
