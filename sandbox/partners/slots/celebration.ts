// Shows a win above the stake over the game: multiplier and amount, with a word and more light from 5× on.
import { celebratesCalmly, money, query, sound } from './frame.ts';

const countMs = 400;
// What has won is lit alone before the figures cover a part of it.
const litMs = 150;
const shownMs = 2_600;
const tiers = [
  { least: 5, word: 'Bela vitória' },
  { least: 20, word: 'Grande vitória' },
  { least: 100, word: 'Vitória gigante' },
];
const notes = [523, 659, 784, 1047];
const noteMs = 110;
const sparks = 18;

let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const stage = () => query<HTMLElement>('.stage');
const overlay = () => query<HTMLElement>('.celebration');

export function hideCelebration() {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
  overlay().hidden = true;
  delete stage().dataset.win;
}

function play(step: number) {
  if (document.body.hasAttribute('data-calm')) return;
  for (const [index, note] of notes.slice(0, step + 1).entries())
    setTimeout(() => sound(note, 0.6), index * noteMs);
}

function scatter(count: number) {
  query('.sparks').replaceChildren(
    ...Array.from({ length: count }, (_, index) => {
      const spark = document.createElement('i');
      spark.style.setProperty('--turn', `${(index * 360) / count}deg`);
      spark.style.setProperty('--far', `${9 + ((index * 7) % 5) * 1.5}rem`);
      return spark;
    }),
  );
}

// Counts from the stake up to the payout in 400 ms, because a win never shows less than the stake; shows the figures at once to players who prefer less motion.
function count(payout: number, staked: number) {
  const begin = performance.now();
  const times = (payout / staked).toLocaleString('pt-BR', { maximumFractionDigits: 2 });
  query('.celebration b').textContent = `${times}×`;
  overlay().style.setProperty('--digits', String(times.length + 1));
  const step = (now: number) => {
    const part = celebratesCalmly() ? 1 : Math.min(1, Math.max(0, now - begin) / countMs);
    query('.celebration span').textContent = money(Math.round(staked + (payout - staked) * part));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  step(begin);
}

/** Celebrates a payout above the stake; `place` is where in the game nothing has won. */
export function celebrate(
  payout: number,
  staked: number,
  place: 'start' | 'center' | 'end' | 'side' = 'center',
) {
  hideCelebration();
  if (payout <= staked) return;
  const step = tiers.filter(({ least }) => payout / staked >= least).length;
  stage().dataset.win = String(step);
  timer = setTimeout(
    () => {
      overlay().dataset.step = String(step);
      overlay().dataset.place = place;
      query('.celebration strong').textContent = tiers[step - 1]?.word ?? '';
      scatter(step > 0 && !celebratesCalmly() ? sparks : 0);
      overlay().hidden = false;
      play(step);
      count(payout, staked);
      timer = setTimeout(() => {
        overlay().hidden = true;
        delete stage().dataset.win;
      }, shownMs);
    },
    celebratesCalmly() ? 0 : litMs,
  );
}
