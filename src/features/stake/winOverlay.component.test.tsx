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
  at?: 'end' | 'over' | 'below';
  middle?: number;
}

function Table({ sound, at = 'over', middle }: TableProps) {
  const [round, setRound] = useState({ id: 1, payout: 300 });
  return (
    <div>
      {[0, 100, 112, 250, 2_400, 9_000, 12_345_678].map((payout) => (
        <button key={payout} type="button" onClick={() => setRound({ id: round.id + 1, payout })}>
          paid {payout}
        </button>
      ))}
      <div style={{ position: 'relative', blockSize: 400 }}>
        <WinOverlay win={winOf(String(round.id), 100, round.payout)} sound={sound} at={at} middle={middle} />
      </div>
    </div>
  );
}

// The amount has a no-break space.
const shownWin = '2,50×R$\u00a02,50';
const shownBelow = '2,50×Você ganhouR$\u00a02,50';
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
  await expect.poll(() => overlay()?.textContent).toBe(shownBelow);
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
  await renderFeature(<Table sound={false} />);
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
  await renderFeature(<Table sound={false} />);
  await press(112);
  await expect.poll(pieces).toBe(0);
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
  await expect.poll(() => overlay()?.textContent).toBe(shownBelow);
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
    const pass = holdTimers();
    await page.viewport(320, 640);
    await renderFeature(<Table sound={false} />, { brand: { shapes: { games } } });
    for (const at of ['over', 'below']) {
      if (at === 'over') await press(12_345_678);
      else await pass(1_600);
      await expect.poll(() => overlay()?.getAttribute('data-at')).toBe(at);
      const word = at === 'below' ? 'Você ganhou' : '';
      await expect.poll(() => overlay()?.textContent).toBe(`123.456,78×${word}R$\u00a0123.456,78`);
      const { box, game } = await settledBox();
      expect(box.left).toBeGreaterThanOrEqual(game.left);
      expect(box.right).toBeLessThanOrEqual(game.right);
      for (const figure of overlay()?.querySelectorAll('b, span') ?? []) {
        const { left, right } = figure.getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(box.left);
        expect(right, at).toBeLessThanOrEqual(box.right);
      }
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

test.each([390, 1440])('shows a plate in the middle of the game, %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  await renderFeature(<Table sound={false} />);
  for (const payout of [112, 9_000]) {
    await press(payout);
    const { box, game } = await settledBox();
    expect((box.left + box.right) / 2).toBeCloseTo((game.left + game.right) / 2, 0);
    expect((box.top + box.bottom) / 2).toBeCloseTo((game.top + game.bottom) / 2, 0);
    const [multiplier, amount] = ['b', 'span'].map((part) => overlay()?.querySelector(part));
    if (!multiplier || !amount) throw new Error('no figures');
    expect(Number.parseFloat(getComputedStyle(multiplier).fontSize)).toBeGreaterThanOrEqual(40);
    expect(amount.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      multiplier.getBoundingClientRect().bottom - 1,
    );
    // A small win covers about one row of five, a large one the two that are clear.
    expect(box.height).toBeLessThan((payout === 112 ? 84 : 140) * (width === 390 ? 1 : 1.3));
  }
});

test('leaves the board soon, for the line below it', async () => {
  const pass = holdTimers();
  await renderFeature(<Table sound={false} />);
  await press(2_400);
  await expect.poll(() => overlay()?.getAttribute('data-at')).toBe('over');
  await pass(1_600);
  await expect.poll(() => overlay()?.getAttribute('data-at')).toBe('below');
  const { box, game } = await settledBox();
  expect(box.top).toBeGreaterThanOrEqual(game.bottom);
  expect(overlay()?.getAttribute('data-win')).toBe('lively');
  await expect.poll(() => overlay()?.textContent).toBe('24,00×Você ganhouR$\u00a024,00');
  expect(overlay()?.querySelectorAll('i, img')).toHaveLength(0);
});

test('shows the figures below the board at once under reduced motion', async () => {
  const noListeners = { onchange: null, addListener: () => {}, removeListener: () => {} };
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { ...noListeners, matches: true, media: query }),
    );
  onTestFinished(() => media.mockRestore());
  await renderFeature(<Table sound={false} />);
  await press(250);
  await expect.poll(() => overlay()?.getAttribute('data-at')).toBe('below');
  expect(overlay()?.querySelectorAll('i')).toHaveLength(0);
});

test('lets the game show through the figures', async () => {
  await renderFeature(<Table sound={false} />);
  await press(250);
  const box = document.querySelector('[data-win] > *');
  expect(box && getComputedStyle(box).backgroundColor).toMatch(/\/ 0\.92\)$/);
});

test('begins over the part of the board that is clear', async () => {
  await renderFeature(<Table sound={false} middle={20} />);
  await press(250);
  const { box, game } = await settledBox();
  expect((box.top + box.bottom) / 2).toBeCloseTo(game.top + game.height * 0.2, 0);
});

test('begins below a board that has no clear part', async () => {
  await renderFeature(<Table sound={false} at="below" />);
  await press(250);
  expect(overlay()?.getAttribute('data-at')).toBe('below');
  const { box, game } = await settledBox();
  expect(box.top).toBeGreaterThanOrEqual(game.bottom);
});
