// The stand-in table with a European wheel.
import { celebrate, hideCelebration } from './celebration.ts';
import {
  at,
  keyedCall,
  money,
  paused,
  prefersLessMotion,
  query,
  rest,
  showBalance,
  showResult,
  start,
  tell,
  wait,
} from './frame.ts';

interface Round {
  shown: number[];
  winners: string[];
  // Cents.
  stake: number;
  payout: number;
  balance: number;
}

type Bets = Record<string, number>;

const pockets = 37;
const spinMs = 2_400;
const shownNumbers = 12;
const round = keyedCall<Round, { bets: Bets }>('table');
const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
const order = [...document.querySelectorAll('#wheel text')].map((text) => Number(text.textContent));
let bets: Bets = {};
let lastBets: Bets = {};
let isSpinning = false;
let turns = 0;

const sum = (all: Bets) => Object.values(all).reduce((total, cents) => total + cents, 0);
const isFixed = () => isSpinning || round.isPending();
const isEmpty = () => Object.keys(bets).length === 0;

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
  rest('clear', isFixed() || isEmpty());
  rest('repeat', isFixed() || Object.keys(lastBets).length === 0);
  rest('spin', isSpinning || paused() || isEmpty());
}

function put(spot: HTMLElement) {
  const id = spot.dataset.spot ?? '';
  if (isFixed()) return;
  const chip = Number(query<HTMLInputElement>('[name="chip"]:checked').value);
  bets = { ...bets, [id]: (bets[id] ?? 0) + chip };
  showBets();
}

function setBets(next: Bets) {
  if (isFixed()) return;
  bets = next;
  showBets();
}

// Turns the wheel until the pocket is under the ball.
async function turnTo(pocket: number) {
  turns += prefersLessMotion() ? 0 : 3;
  at('wheel').style.rotate = `${turns * 360 - (order.indexOf(pocket) * 360) / pockets}deg`;
  await wait(prefersLessMotion() ? 0 : spinMs);
}

function showNumber(pocket: number) {
  const color = spots.find(({ dataset }) => dataset.spot === String(pocket));
  const shade = ['red', 'black', 'green'].find((name) => color?.classList.contains(name)) ?? '';
  const now = query('.number-now');
  now.textContent = String(pocket);
  now.className = `number-now ${shade}`;
  const item = document.createElement('li');
  item.className = shade;
  item.textContent = String(pocket);
  const history = query('.history');
  history.prepend(item);
  while (history.children.length > shownNumbers) history.lastElementChild?.remove();
}

async function show({ shown: [pocket = 0], winners, stake, payout, balance }: Round) {
  await turnTo(pocket);
  showNumber(pocket);
  for (const spot of spots) spot.classList.toggle('won', winners.includes(spot.dataset.spot ?? ''));
  const name = spots.find(({ dataset }) => dataset.spot === String(pocket))?.dataset.name?.split(', paga')[0];
  showResult(
    payout > 0 ? `Deu ${name}. Você recebeu ${money(payout)}.` : `Deu ${name}. Não foi desta vez.`,
    payout > stake,
  );
  showBalance(balance);
  celebrate(payout, stake);
  lastBets = bets;
  bets = {};
}

async function spin() {
  if (isSpinning || paused() || isEmpty()) return;
  isSpinning = true;
  showBets();
  tell('busy');
  hideCelebration();
  showResult('Girando…');
  for (const spot of spots) spot.classList.remove('won');
  const answer = await round.send({ bets });
  if ('message' in answer) showResult(answer.message);
  else await show(answer);
  isSpinning = false;
  showBets();
  tell('idle');
}

for (const spot of spots) spot.addEventListener('click', () => put(spot));
at('clear').addEventListener('click', () => setBets({}));
at('repeat').addEventListener('click', () => setBets(lastBets));
at('spin').addEventListener('click', spin);
showBets();
start(showBets);
