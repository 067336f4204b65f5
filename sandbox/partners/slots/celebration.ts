// Shows a win above the stake over the game: multiplier and amount, larger from 2×, 10× and 50× on.
import { celebratesCalmly, money, query, sound } from './frame.ts';

const countMs = 600;
const steps = [2, 10, 50];
let frame = 0;

const overlay = () => query<HTMLElement>('.celebration');

export function hideCelebration() {
  cancelAnimationFrame(frame);
  overlay().hidden = true;
}

/** Counts up to a win in at most 600 ms; shows it at once for players who prefer less motion. */
export function celebrate(payout: number, staked: number) {
  hideCelebration();
  if (payout <= staked) return;
  const win = payout / staked;
  const times = `${win.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}×`;
  overlay().dataset.step = String(steps.filter((step) => win >= step).length);
  query('.celebration b').textContent = times;
  const amount = query('.celebration span');
  overlay().hidden = false;
  if (!document.body.hasAttribute('data-calm')) sound(660, 0.6);
  const begin = performance.now();
  const count = (now: number) => {
    const part = celebratesCalmly() ? 1 : Math.min(1, Math.max(0, now - begin) / countMs);
    amount.textContent = money(Math.round(payout * part));
    if (part < 1) frame = requestAnimationFrame(count);
  };
  count(begin);
}
