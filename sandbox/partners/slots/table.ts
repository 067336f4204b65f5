// The stand-in tables: two kinds of wheel, cards, three dice, a coin.
import { handTotal } from '../../games/tables/handTotal.ts';
import { clearHands, deal, lightHands } from './cards.ts';
import { celebrate, hideCelebration } from './celebration.ts';
import {
  addBead,
  at,
  keyedCall,
  money,
  noteResult,
  paused,
  prefersLessMotion,
  query,
  rest,
  showBalance,
  showResult,
  showWarning,
  start,
  tell,
  wait,
} from './frame.ts';
import { listenToArrows } from './spotKeys.ts';
import { checkLimits, isTooHigh, isTooLow } from './tableLimits.ts';

interface Round {
  shown: number[];
  winners: string[];
  // Cents.
  stake: number;
  payout: number;
  balance: number;
}

type Bets = Record<string, number>;

// What a round shows: a sentence, and its mark in the list of results.
interface Shown {
  sentence: string;
  mark: string;
  shade: string;
}

const spinMs = 2_400;
const rollMs = 900;
const round = keyedCall<Round, { bets: Bets }>('table');
const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
// Of a live game, above its cloth.
const phase = document.querySelector('#phase');
const order = [...document.querySelectorAll('#wheel text')].map((text) => Number(text.textContent));
const isShow = query<HTMLElement>('.felt').dataset.kind === 'moneyWheel';
let bets: Bets = {};
let lastBets: Bets = {};
let isSpinning = false;
let turns = 0;

const sum = (all: Bets) => Object.values(all).reduce((total, cents) => total + cents, 0);
const isFixed = () => isSpinning || round.isPending();
const isEmpty = () => Object.keys(bets).length === 0;
const canSpin = () => !isSpinning && !paused() && !isEmpty() && !isTooLow(sum(bets));

function showPhase() {
  if (!phase) return;
  const busy = at('spin').dataset.busy?.replace('…', '') ?? '';
  phase.textContent = isSpinning ? busy : paused() ? 'Apostas em pausa' : 'Apostas abertas';
  phase.classList.toggle('busy', isSpinning);
}

function showBets() {
  at('bet').textContent = money(sum(bets));
  for (const spot of spots) {
    const cents = bets[spot.dataset.spot ?? ''] ?? 0;
    const chip = spot.querySelector('b');
    if (chip) {
      chip.hidden = cents === 0;
      chip.textContent = String(cents / 100);
    }
    spot.setAttribute('aria-label', `${spot.dataset.name}${cents > 0 ? `, aposta de ${money(cents)}` : ''}`);
    spot.setAttribute('aria-disabled', String(isFixed()));
  }
  showPhase();
  rest('clear', isFixed() || isEmpty());
  rest('repeat', isFixed() || Object.keys(lastBets).length === 0);
  rest('spin', !canSpin());
}

function put(spot: HTMLElement) {
  const id = spot.dataset.spot ?? '';
  if (isFixed()) return;
  hideCelebration();
  const chip = Number(query<HTMLInputElement>('[name="chip"]:checked').value);
  checkLimits(sum(bets) + chip);
  if (isTooHigh(sum(bets) + chip)) return;
  bets = { ...bets, [id]: (bets[id] ?? 0) + chip };
  showBets();
}

function setBets(next: Bets) {
  if (isFixed()) return;
  hideCelebration();
  checkLimits(sum(next));
  bets = next;
  showBets();
}

// Turns the wheel until a segment is at the top.
async function turnTo(index: number) {
  turns += prefersLessMotion() ? 0 : 3;
  at('wheel').style.rotate = `${turns * 360 - (index * 360) / order.length}deg`;
  await wait(prefersLessMotion() ? 0 : spinMs);
}

// The wheel rests where the last round has left it.
function restAtLast() {
  const index = order.indexOf(Number.parseInt(query('.number-now').textContent, 10));
  if (index < 0) return;
  at('wheel').style.transition = 'none';
  at('wheel').style.rotate = `${(-index * 360) / order.length}deg`;
  at('wheel').getBoundingClientRect();
  at('wheel').style.transition = '';
}

const nameOf = (id: string) =>
  spots.find(({ dataset }) => dataset.spot === id)?.dataset.name?.split(', paga')[0] ?? '';

async function showPocket([pocket = 0]: number[]): Promise<Shown> {
  await turnTo(order.indexOf(pocket));
  const spot = spots.find(({ dataset }) => dataset.spot === String(pocket));
  const shade = ['red', 'black', 'green'].find((name) => spot?.classList.contains(name)) ?? '';
  return { sentence: `Deu ${nameOf(String(pocket))}.`, mark: String(pocket), shade };
}

async function showCards(shown: number[]): Promise<Shown> {
  const [player, banker] = [shown.slice(0, 3), shown.slice(3)].map((hand) =>
    hand.filter((card) => card >= 0),
  );
  clearHands();
  await deal('player', player ?? [], handTotal);
  await deal('banker', banker ?? [], handTotal);
  const [own, other] = [handTotal(player ?? []), handTotal(banker ?? [])];
  if (own === other) return { sentence: `Empate em ${own}.`, mark: 'E', shade: 'tie' };
  return own > other
    ? { sentence: `Jogador vence por ${own} a ${other}.`, mark: 'J', shade: 'player' }
    : { sentence: `Banca vence por ${other} a ${own}.`, mark: 'B', shade: 'banker' };
}

async function showWinner(shown: number[], [winner = '']: string[]): Promise<Shown> {
  clearHands();
  const hands = document.querySelectorAll('.hand ol');
  const size = shown.length / hands.length;
  for (const [index, { id }] of hands.entries())
    await deal(id, shown.slice(index * size, (index + 1) * size));
  return { sentence: `Deu ${nameOf(winner).toLowerCase()}.`, mark: nameOf(winner), shade: winner };
}

async function roll(faces: number[]): Promise<Shown> {
  const dice = document.querySelectorAll<HTMLElement>('.die');
  const box = query('.roll');
  box.classList.add('rolling');
  await wait(prefersLessMotion() ? 0 : rollMs);
  box.classList.remove('rolling');
  for (const [index, face] of faces.entries()) dice[index]?.setAttribute('data-face', String(face));
  box.setAttribute('aria-label', `Dados: ${faces.join(', ')}`);
  const sum = faces.reduce((all, face) => all + face, 0);
  return {
    sentence: `Deu ${faces.join(', ')}: soma ${sum}.`,
    mark: String(sum),
    shade: sum > 10 ? 'big' : 'small',
  };
}

async function flip([side = 0]: number[]): Promise<Shown> {
  const box = query('.roll');
  box.classList.add('rolling');
  await wait(prefersLessMotion() ? 0 : rollMs);
  box.classList.remove('rolling');
  query('.coin-face').setAttribute('data-side', String(side));
  const name = side === 0 ? 'Cara' : 'Coroa';
  box.setAttribute('aria-label', `Moeda: ${name.toLowerCase()}`);
  return { sentence: `Deu ${name.toLowerCase()}.`, mark: name, shade: side === 0 ? 'heads' : 'tails' };
}

async function showSegment([stop = 0]: number[]): Promise<Shown> {
  await turnTo(stop);
  query('.felt').classList.add('stopped');
  const value = order[stop] ?? 0;
  return { sentence: `Deu ${value}×.`, mark: `${value}×`, shade: `value-${value}` };
}

const reveals: Record<string, (shown: number[], winners: string[]) => Promise<Shown>> = {
  roulette: showPocket,
  moneyWheel: showSegment,
  baccarat: showCards,
  dice: roll,
  highCard: showWinner,
  poker: showWinner,
  coin: flip,
};

function note({ mark, shade }: Shown) {
  const now = query('.number-now');
  now.textContent = mark;
  now.className = `number-now ${shade}`;
  noteResult(mark, shade);
  addBead(mark, shade);
}

async function show({ shown, winners, stake, payout, balance }: Round) {
  const result = await reveals[query<HTMLElement>('.felt').dataset.kind ?? '']?.(shown, winners);
  if (!result) return;
  note(result);
  lightHands(winners);
  for (const spot of spots) spot.classList.toggle('won', winners.includes(spot.dataset.spot ?? ''));
  const paid = payout > 0 ? `Você recebeu ${money(payout)}.` : 'Não foi desta vez.';
  showResult(`${result.sentence} ${paid}`, payout > stake);
  showBalance(balance);
  // Beside the hub of a wheel, which shows the value, and below the segment of a show that has won.
  celebrate(payout, stake, isShow ? 'end' : order.length > 0 ? 'start' : 'center');
  lastBets = bets;
  bets = {};
}

async function spin() {
  if (!canSpin()) return;
  isSpinning = true;
  showBets();
  tell('busy');
  hideCelebration();
  showResult(at('spin').dataset.busy ?? '');
  for (const spot of spots) spot.classList.remove('won');
  query('.felt').classList.remove('stopped');
  const answer = await round.send({ bets });
  if ('message' in answer) showWarning(answer.message);
  else await show(answer);
  isSpinning = false;
  showBets();
  tell('idle');
}

if (isShow) query('.seen').append(query('.celebration'));
listenToArrows(spots);
for (const spot of spots) spot.addEventListener('click', () => put(spot));
at('clear').addEventListener('click', () => setBets({}));
at('repeat').addEventListener('click', () => setBets(lastBets));
at('spin').addEventListener('click', spin);
restAtLast();
showBets();
start(showBets);
