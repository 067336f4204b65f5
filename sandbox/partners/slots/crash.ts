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
const { width, height } = { width: 400, height: 220 };
const points = 48;
const sky = query<HTMLElement>('.sky');
const flyer = query<HTMLElement>('#flyer');
const bet = keyedCall<State, { bet: number }>('crash');
let round: Round | null = null;
let beganAt = 0;
let isSending = false;
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

// Draws the curve up to a time; both axes grow with it.
function drawCurve(ms: number) {
  const endMs = Math.max(8_000, ms);
  const top = Math.max(1, Math.exp(ms / growthMs) - 1);
  const x = (time: number) => (time / endMs) * width * 0.86;
  const y = (time: number) => height - 6 - ((Math.exp(time / growthMs) - 1) / top) * height * 0.66;
  const line = Array.from({ length: points + 1 }, (_, index) => {
    const time = (ms * index) / points;
    return `${index === 0 ? 'M' : 'L'}${x(time).toFixed(1)} ${y(time).toFixed(1)}`;
  }).join('');
  at('line').setAttribute('d', line);
  at('area').setAttribute('d', `${line}L${x(ms).toFixed(1)} ${height}L0 ${height}Z`);
  flyer.style.left = `${(x(ms) / width) * 100}%`;
  flyer.style.top = `${(y(ms) / height) * 100}%`;
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

at('act').addEventListener('click', act);
showButtons();
start(showButtons);
call<State>('crash').then((state) => {
  if ('message' in state) showResult(state.message);
  else take(state);
});
