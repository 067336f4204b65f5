import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../tests/support/page/heldTimers.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { shapeNames } from '../../shared/brand/brandNames.ts';
import { WinOverlay } from './WinOverlay.tsx';
import { winOf } from './winOf.ts';

// Ends a round of 1.00 with each press, paid as the button says.
interface TableProps {
  sound: boolean;
  at?: 'end' | 'below';
  overLastRow?: boolean;
}

function Table({ sound, at = 'below', overLastRow }: TableProps) {
  const [round, setRound] = useState({ id: 1, payout: 300 });
  return (
    <div>
      {[0, 100, 112, 250, 2_400, 9_000, 12_345_678].map((payout) => (
        <button key={payout} type="button" onClick={() => setRound({ id: round.id + 1, payout })}>
          paid {payout}
        </button>
      ))}
      <div style={{ position: 'relative', blockSize: 400 }}>
        <WinOverlay
          win={winOf(String(round.id), 100, round.payout)}
          sound={sound}
          at={at}
          overLastRow={overLastRow}
        />
      </div>
    </div>
  );
}

// The amount has a no-break space.
const shownWin = '2,50×Você ganhouR$\u00a02,50';
const overlay = () => document.querySelector('[data-win]');
const press = (payout: number) => page.getByRole('button', { name: `paid ${payout}`, exact: true }).click();

// They scale the figures.
function endAnimations(box: Element | null | undefined) {
  for (const animation of box?.getAnimations() ?? []) animation.finish();
}

function listenToTones() {
  const start = vi.spyOn(OscillatorNode.prototype, 'start');
  return () => start.mock.calls.length;
}

test('shows a new win with multiplier and amount, and not one of before the page opened', async () => {
  await renderFeature(<Table sound={false} />);
  expect(overlay()).toBeNull();
  const tones = listenToTones();
  await press(250);
  await expect.poll(() => overlay()?.textContent).toBe(shownWin);
  expect(overlay()?.getAttribute('data-win')).toBe('lively');
  expect(tones()).toBe(0);
});

test('keeps the win until the next action, and past a double press of the button that ended the round', async () => {
  const pass = holdTimers();
  await renderFeature(<Table sound={false} />);
  await press(250);
  await expect.poll(overlay).not.toBeNull();
  document.body.click();
  await pass(2_500);
  await expect.poll(() => overlay()?.textContent).toBe(shownWin);
  document.body.click();
  await expect.poll(overlay).toBeNull();
  await press(250);
  await expect.poll(overlay).not.toBeNull();
  // The next round ends without a win.
  await press(0);
  await expect.poll(overlay).toBeNull();
});

test('counts the amount up within 600 ms', async () => {
  await renderFeature(<Table sound={false} />);
  await press(250);
  const startedMs = performance.now();
  const first = overlay()?.textContent;
  await expect.poll(() => overlay()?.textContent, { interval: 10 }).toBe(shownWin);
  expect(first).not.toBe(shownWin);
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});

test('stays quiet at or below the stake', async () => {
  await renderFeature(<Table sound />);
  const tones = listenToTones();
  await press(100);
  expect(overlay()).toBeNull();
  await press(0);
  expect(overlay()).toBeNull();
  expect(tones()).toBe(0);
});

test('plays a sound where the player chose it', async () => {
  await renderFeature(<Table sound />);
  const tones = listenToTones();
  await press(250);
  await expect.poll(tones).toBe(2);
});

test('grows with the multiplier in three steps, and moves for 600 ms at most', async () => {
  await renderFeature(<Table sound={false} at="end" />);
  const steps: unknown[] = [];
  const sizes: number[] = [];
  for (const payout of [112, 250, 2_400, 9_000]) {
    await press(payout);
    const box = () => document.querySelector('[data-win] > *');
    await expect.poll(() => box()?.textContent).toMatch(/^[\d,]+×/);
    steps.push(box()?.getAttribute('data-step'));
    const animations = (box()?.getAnimations({ subtree: true }) ?? []).map(({ effect }) =>
      Number(effect?.getComputedTiming().endTime),
    );
    expect(Math.max(0, ...animations)).toBeLessThanOrEqual(600);
    endAnimations(box());
    sizes.push(box()?.getBoundingClientRect().height ?? 0);
  }
  expect(steps).toEqual(['0', '1', '2', '3']);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(4);
});

test('scatters more pieces the larger the win, and the emblem from ten times the stake on', async () => {
  const pieces = () => overlay()?.querySelectorAll('i').length;
  await renderFeature(<Table sound={false} at="end" />);
  await press(112);
  await expect.poll(pieces).toBe(8);
  await press(250);
  await expect.poll(pieces).toBe(16);
  expect(overlay()?.querySelector('img')).toBeNull();
  await press(2_400);
  await expect.poll(pieces).toBe(28);
  expect(overlay()?.querySelector('img')).not.toBeNull();
});

test('shows the figures in silence under Brazilian law', async () => {
  await renderFeature(<Table sound />, { brand: { jurisdiction: 'br' } });
  const tones = listenToTones();
  await press(250);
  await expect.poll(() => overlay()?.textContent).toBe(shownWin);
  expect(overlay()?.getAttribute('data-win')).toBe('calm');
  expect(overlay()?.querySelectorAll('i')).toHaveLength(0);
  expect(tones()).toBe(0);
  // Below the game, in one line as wide as the game.
  const { box, game } = await settledBox();
  expect(box.top).toBeGreaterThanOrEqual(game.bottom);
  expect(box.width).toBeCloseTo(game.width, 0);
  expect(box.height).toBeGreaterThanOrEqual(40);
  expect(box.height).toBeLessThan(56);
  const multiplier = overlay()?.querySelector('b');
  expect(multiplier && Number.parseFloat(getComputedStyle(multiplier).fontSize)).toBeGreaterThanOrEqual(28);
  expect(overlay()?.firstElementChild?.getAnimations()).toHaveLength(0);
});

test.each([...shapeNames.games, null])(
  'keeps the longest figures within the width of a phone: %s',
  async (games) => {
    await page.viewport(320, 640);
    await renderFeature(<Table sound={false} overLastRow />, { brand: { shapes: { games } } });
    await press(12_345_678);
    await expect.poll(() => overlay()?.textContent).toBe('123.456,78×Você ganhouR$\u00a0123.456,78');
    const { box, game } = await settledBox();
    expect(box.left).toBeGreaterThanOrEqual(game.left);
    expect(box.right).toBeLessThanOrEqual(game.right);
    for (const figure of overlay()?.querySelectorAll('b, span') ?? []) {
      const { left, right } = figure.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(box.left);
      expect(right).toBeLessThanOrEqual(box.right);
    }
  },
);

const arms: unknown[] = [];

test.each([...shapeNames.games, null])('bursts in a mark of its own: %s', async (games) => {
  await renderFeature(<Table sound={false} />, { brand: { shapes: { games } } });
  await press(250);
  const arm = () => overlay()?.querySelector('[data-halo] path')?.getAttribute('d');
  await expect.poll(arm).toBeTruthy();
  expect(arms).not.toContain(arm());
  arms.push(arm());
});

async function settledBox() {
  const box = overlay()?.firstElementChild;
  const game = overlay()?.parentElement?.getBoundingClientRect();
  if (!box || !game) throw new Error('no overlay');
  endAnimations(box);
  return { box: box.getBoundingClientRect(), game };
}

test.each([
  [900, 85, 125],
  // In one line.
  [390, 30, 50],
])('shows a plate at the end of the game, %i pixels high', async (height, least, most) => {
  await page.viewport(1_280, height);
  await renderFeature(<Table sound={false} at="end" />);
  for (const payout of [112, 9_000]) {
    await press(payout);
    const { box, game } = await settledBox();
    expect(box.bottom).toBeCloseTo(game.bottom, 0);
    expect(box.height).toBeGreaterThanOrEqual(least);
    expect(box.height).toBeLessThan(most);
  }
});

test.each([390, 1440])('shows a large band over a last row that is clear, %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  await renderFeature(<Table sound={false} overLastRow />);
  for (const payout of [112, 9_000]) {
    await press(payout);
    await expect.poll(overlay).not.toBeNull();
    const { box, game } = await settledBox();
    expect(box.width).toBeCloseTo(game.width, 0);
    // A fifth of the board is a row.
    expect(box.top).toBeGreaterThanOrEqual(game.bottom - game.height / 5);
    expect(box.top).toBeLessThan(game.bottom);
    const [multiplier, amount] = ['b', 'span'].map((part) => overlay()?.querySelector(part));
    if (!multiplier || !amount) throw new Error('no figures');
    expect(Number.parseFloat(getComputedStyle(multiplier).fontSize)).toBeGreaterThanOrEqual(40);
    expect(Number.parseFloat(getComputedStyle(amount).fontSize)).toBeGreaterThanOrEqual(24);
  }
});

test('stays where it begins', async () => {
  const pass = holdTimers();
  await renderFeature(<Table sound={false} />);
  await press(2_400);
  await expect.poll(overlay).not.toBeNull();
  const { box, game } = await settledBox();
  expect(box.top).toBeGreaterThanOrEqual(game.bottom);
  await pass(2_500);
  await expect.poll(() => overlay()?.textContent).toBe('24,00×Você ganhouR$\u00a024,00');
  expect((await settledBox()).box).toEqual(box);
});

test('bursts nowhere under reduced motion', async () => {
  const noListeners = { onchange: null, addListener: () => {}, removeListener: () => {} };
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { ...noListeners, matches: true, media: query }),
    );
  onTestFinished(() => media.mockRestore());
  await renderFeature(<Table sound={false} />);
  await press(250);
  await expect.poll(overlay).not.toBeNull();
  expect(overlay()?.querySelectorAll('i, [data-halo]')).toHaveLength(0);
});

test('leaves the last row of tiles after it showed the figures over it', async () => {
  const pass = holdTimers();
  await page.viewport(390, 844);
  await renderFeature(<Table sound={false} overLastRow />, { brand: { jurisdiction: 'br' } });
  await press(250);
  const box = () => document.querySelector('[data-win] > *')?.getBoundingClientRect();
  await expect.poll(() => box()?.height).toBeGreaterThan(60);
  await pass(2_500);
  const end = document.querySelector('[data-win]')?.parentElement?.getBoundingClientRect().bottom;
  await expect.poll(() => box()?.top).toBeGreaterThanOrEqual(end ?? Number.NaN);
  await page.viewport(1280, 720);
});
