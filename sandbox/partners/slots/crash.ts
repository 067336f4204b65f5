// The stand-in crash game. The curve that it draws follows the operator's clock, which alone decides.
import { celebrate, hideCelebration } from './celebration.ts';
import { drawCurve, growthMs } from './crashChart.ts';
import { fixTarget, focusTarget, readTarget, setTarget, targetError } from './crashTarget.ts';
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
  // Hundredths.
  autoCashOut: number | null;
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
  own: { bet: number; cashedAt: number | null; payout: number }[];
}

const calmMs = 250;
const phases = { idle: 'Apostas abertas', flying: 'Subindo', crashed: 'Caiu', cashedOut: 'Você retirou' };
const sky = query<HTMLElement>('.sky');
const bet = keyedCall<State, { bet: number; autoCashOut: number | null }>('crash');
let round: Round | null = null;
let beganAt = 0;
let isSending = false;
const isFixed = () => isSending || isFlying() || bet.isPending();
const stake = stakeSteps(isFixed);

const isFlying = () => round?.status === 'flying';
const multiplierAt = (ms: number) => Math.floor(100 * Math.exp(ms / growthMs));

function showButtons() {
  stake.show();
  fixTarget(isFixed());
  at('act-name').textContent = isFlying() ? 'Retirar' : 'Apostar';
  rest('act', isSending || (!isFlying() && paused()));
  at('act').classList.toggle('out', isFlying());
  if (!isFlying()) at('act-amount').textContent = '';
}

// High multipliers have a light of their own, as in the list of results.
function shadeOf(hundredths: number) {
  if (hundredths < 200) return '';
  return hundredths < 1000 ? 'high' : 'rare';
}

function showTimes(hundredths: number) {
  at('times').textContent = times(hundredths);
  at('times').className = shadeOf(hundredths);
}

function showPhase(phase: keyof typeof phases, caption: string) {
  sky.dataset.phase = phase;
  at('phase').textContent = phases[phase];
  at('caption').textContent = caption;
}

async function fly() {
  while (round && isFlying()) {
    // The operator's response to an automatic cash-out comes a moment after it.
    const most = round.autoCashOut ?? Number.POSITIVE_INFINITY;
    const ms = Math.min(performance.now() - beganAt, growthMs * Math.log(most / 100));
    const reached = Math.min(multiplierAt(ms), most);
    drawCurve(ms, round.autoCashOut);
    showTimes(reached);
    at('act-amount').textContent = money((round.bet * reached) / 100);
    await (prefersLessMotion() ? wait(calmMs) : new Promise(requestAnimationFrame));
  }
}

// Waits for the operator to say that the round has ended.
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
      item.className = shadeOf(last);
      return item;
    }),
  );
}

function showOwn(own: State['own']) {
  const rows = own.map(({ bet: staked, cashedAt, payout }) => ({
    texts: [money(staked), cashedAt === null ? 'Caiu' : times(cashedAt), money(payout)],
    isWin: payout > staked,
  }));
  if (rows.length === 0) rows.push({ texts: ['Nenhuma ainda', '', ''], isWin: false });
  at('own').replaceChildren(
    ...rows.map(({ texts, isWin }) => {
      const row = document.createElement('tr');
      row.classList.toggle('won', isWin);
      row.append(...texts.map((text) => Object.assign(document.createElement('td'), { textContent: text })));
      return row;
    }),
  );
}

function showEnd({ status, endedAt, payout, bet: staked, autoCashOut }: Round) {
  const last = times(endedAt ?? 100);
  drawCurve(growthMs * Math.log((endedAt ?? 100) / 100), autoCashOut);
  showTimes(endedAt ?? 100);
  const isOut = status === 'cashedOut';
  showPhase(isOut ? 'cashedOut' : 'crashed', isOut ? money(payout) : phases.idle);
  const automatic = isOut && endedAt === autoCashOut ? 'Retirada automática: você' : 'Você';
  showResult(
    isOut ? `${automatic} recebeu ${money(payout)} em ${last}.` : `A curva caiu em ${last}. Fim da rodada.`,
    isOut && payout > staked,
  );
  celebrate(payout, staked, 'start');
}

// Shows what the operator knows.
function take(state: State) {
  const wasFlying = isFlying();
  const before = round?.id;
  ({ round } = state);
  showBalance(state.balance);
  showHistory(state.history);
  showOwn(state.own);
  if (round && isFlying()) {
    beganAt = performance.now() - round.elapsedMs;
    if (wasFlying && before === round.id) return;
    hideCelebration();
    const { autoCashOut } = round;
    if (autoCashOut !== null) setTarget(autoCashOut);
    showPhase('flying', '');
    showResult(
      autoCashOut === null
        ? 'Subindo. Retire quando quiser.'
        : `Subindo. Retirada automática em ${times(autoCashOut)}.`,
    );
    tell('busy');
    fly();
    follow(round.id);
  } else if (round && (wasFlying || before !== undefined)) {
    showEnd(round);
    tell('idle');
  } else showPhase('idle', '');
  showButtons();
}

async function act() {
  if (isSending || (!isFlying() && paused())) return;
  const autoCashOut = readTarget();
  if (!isFlying() && autoCashOut === undefined) {
    showResult(targetError);
    focusTarget();
    return;
  }
  isSending = true;
  showButtons();
  const state =
    round && isFlying()
      ? await cashOut(round)
      : await bet.send({ bet: stake.cents(), autoCashOut: autoCashOut ?? null });
  isSending = false;
  if ('message' in state) showResult(state.message);
  else take(state);
  showButtons();
}

// The operator may have ended the round already; then its state says so.
const cashOut = ({ id }: Round): Promise<State | Failure> => call<State>('crash/cashout', { round: id });

at('act').addEventListener('click', act);
showPhase('idle', '');
showButtons();
start(showButtons);
call<State>('crash').then((state) => {
  if ('message' in state) showResult(state.message);
  else take(state);
});
