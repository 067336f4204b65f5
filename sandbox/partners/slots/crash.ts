// The stand-in crash game. The curve that it draws follows the operator's clock, which alone decides.
import { celebrate, hideCelebration } from './celebration.ts';
import {
  at,
  call,
  type Failure,
  keyedCall,
  money,
  paused,
  prefersLessMotion,
  query,
  rest,
  showBalance,
  showResult,
  stakeSteps,
  start,
  tell,
  times,
  wait,
} from './frame.ts';

interface Round {
  id: string;
  // Cents.
  bet: number;
  elapsedMs: number;
  status: 'flying' | 'crashed' | 'cashedOut';
  // Hundredths.
  endedAt: number | null;
  payout: number;
}

interface State {
  balance: number;
  round: Round | null;
  history: number[];
}

const growthMs = 10_000;
const calmMs = 250;
const points = 48;
// Pixels around the chart: values at the left, seconds on the ground.
const margin = { left: 46, right: 12, bottom: 30 };
// What the axes show at first, and the part of them that the curve fills later.
const firstMs = 12_000;
const filled = { x: 0.84, y: 0.66 };
// A line of the grid at the least for so many pixels.
const gap = { x: 84, y: 64 };
const valueSteps = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const secondSteps = [1, 2, 5, 10, 20, 30];
const sky = query<HTMLElement>('.sky');
const marks = query<SVGElement>('#marks');
const flyer = query<HTMLElement>('#flyer');
const bet = keyedCall<State, { bet: number }>('crash');
let round: Round | null = null;
let beganAt = 0;
let isSending = false;
let shownMs = 0;
let size = { width: sky.clientWidth, height: sky.clientHeight };
const stake = stakeSteps(() => isSending || isFlying() || bet.isPending());

const isFlying = () => round?.status === 'flying';
const multiplierAt = (ms: number) => Math.floor(100 * Math.exp(ms / growthMs));

function showButtons() {
  stake.show();
  at('act-name').textContent = isFlying() ? 'Retirar' : 'Apostar';
  rest('act', isSending || (!isFlying() && paused()));
  at('act').classList.toggle('out', isFlying());
  if (!isFlying()) at('act-amount').textContent = '';
}

// Values from zero in round steps, as many as there is room for.
function ticks(span: number, pixels: number, least: number, steps: readonly number[]) {
  const step = steps.find((one) => (one / span) * pixels >= least) ?? span;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, index) => index * step);
}

interface Mark {
  text: string;
  x: number;
  y: number;
  anchor: 'end' | 'middle';
}

// Keeps the elements that are there: the axes move in every frame.
function showMarks(all: readonly Mark[]) {
  while (marks.children.length > all.length) marks.lastChild?.remove();
  for (const [index, { text, x, y, anchor }] of all.entries()) {
    const mark =
      marks.children[index] ?? marks.appendChild(document.createElementNS(marks.namespaceURI, 'text'));
    if (mark.textContent !== text) mark.textContent = text;
    mark.setAttribute('x', x.toFixed(1));
    mark.setAttribute('y', y.toFixed(1));
    mark.setAttribute('text-anchor', anchor);
  }
}

// Draws the curve up to a time; both axes grow with it.
function drawCurve(ms: number) {
  shownMs = ms;
  const width = size.width - margin.left - margin.right;
  const height = size.height - margin.bottom;
  const rise = (time: number) => Math.exp(time / growthMs) - 1;
  const endMs = Math.max(firstMs, ms) / filled.x;
  const top = rise(Math.max(firstMs, ms)) / filled.y;
  const right = (time: number) => margin.left + (time / endMs) * width;
  const up = (value: number) => height - (value / top) * height;
  const whole = ticks(top + 1, (height * (top + 1)) / top, gap.y, valueSteps);
  const values = [0, ...whole.filter((value) => value > 1).map((value) => value - 1)].filter(
    (value) => up(value) > margin.bottom,
  );
  const seconds = ticks(endMs / 1000, width, gap.x, secondSteps);
  at('grid').setAttribute(
    'd',
    [
      ...values.map((value) => `M${margin.left} ${up(value).toFixed(1)}h${width}`),
      ...seconds.map((second) => `M${right(second * 1000).toFixed(1)} 0V${height}`),
    ].join(''),
  );
  showMarks([
    ...values.map((value) => ({
      text: `${(value + 1).toLocaleString('pt-BR')}×`,
      x: margin.left - 8,
      y: up(value) + (value === 0 ? -4 : 4),
      anchor: 'end' as const,
    })),
    ...seconds.map((second) => ({
      text: `${second} s`,
      x: right(second * 1000),
      y: height + 20,
      anchor: 'middle' as const,
    })),
  ]);
  const line = Array.from({ length: points + 1 }, (_, index) => {
    const time = (ms * index) / points;
    return `${index === 0 ? 'M' : 'L'}${right(time).toFixed(1)} ${up(rise(time)).toFixed(1)}`;
  }).join('');
  at('line').setAttribute('d', line);
  at('area').setAttribute('d', `${line}V${height}H${margin.left}Z`);
  flyer.style.left = `${right(ms)}px`;
  flyer.style.top = `${up(rise(ms))}px`;
}

async function fly() {
  while (isFlying()) {
    const ms = performance.now() - beganAt;
    drawCurve(ms);
    at('times').textContent = times(multiplierAt(ms));
    at('act-amount').textContent = money(((round?.bet ?? 0) * multiplierAt(ms)) / 100);
    await (prefersLessMotion() ? wait(calmMs) : new Promise(requestAnimationFrame));
  }
}

// Waits for the operator to say that the curve has crashed.
async function follow(id: string) {
  while (isFlying() && round?.id === id) {
    const state = await call<State>('crash/end');
    if ('message' in state) await wait(1_000);
    else if (isFlying() && round?.id === id && state.round?.status !== 'flying') take(state);
  }
}

function showHistory(history: readonly number[]) {
  query('.history').replaceChildren(
    ...history.map((last) => {
      const item = document.createElement('li');
      item.textContent = times(last);
      item.classList.toggle('high', last >= 200);
      item.classList.toggle('rare', last >= 1000);
      return item;
    }),
  );
}

function showEnd({ status, endedAt, payout, bet: staked }: Round) {
  const last = times(endedAt ?? 100);
  drawCurve(growthMs * Math.log((endedAt ?? 100) / 100));
  at('times').textContent = last;
  const isOut = status === 'cashedOut';
  at('caption').textContent = isOut ? 'Retirada' : 'Caiu';
  showResult(
    isOut ? `Você retirou ${money(payout)} em ${last}.` : `A curva caiu em ${last}. Fim da rodada.`,
    isOut && payout > staked,
  );
  celebrate(payout, staked);
}

// Shows what the operator knows.
function take(state: State) {
  const wasFlying = isFlying();
  const before = round?.id;
  ({ round } = state);
  showBalance(state.balance);
  showHistory(state.history);
  sky.dataset.phase = round?.status ?? 'idle';
  if (round && isFlying()) {
    beganAt = performance.now() - round.elapsedMs;
    if (wasFlying && before === round.id) return;
    hideCelebration();
    at('caption').textContent = 'Subindo';
    showResult('Subindo. Retire quando quiser.');
    tell('busy');
    fly();
    follow(round.id);
  } else if (round && (wasFlying || before !== undefined)) {
    showEnd(round);
    tell('idle');
  }
  showButtons();
}

async function act() {
  if (isSending || (!isFlying() && paused())) return;
  isSending = true;
  showButtons();
  const state = round && isFlying() ? await cashOut(round) : await bet.send({ bet: stake.cents() });
  isSending = false;
  if ('message' in state) showResult(state.message);
  else take(state);
  showButtons();
}

// The operator may have ended the round already; then its state says so.
const cashOut = ({ id }: Round): Promise<State | Failure> => call<State>('crash/cashout', { round: id });

new ResizeObserver(() => {
  size = { width: sky.clientWidth, height: sky.clientHeight };
  drawCurve(shownMs);
}).observe(sky);
at('act').addEventListener('click', act);
showButtons();
start(showButtons);
call<State>('crash').then((state) => {
  if ('message' in state) showResult(state.message);
  else take(state);
});
