// The stand-in blackjack: each move is a call, and an open hand goes on after a reload.
import { noCard, twentyOneTotal } from '../../games/tables/handTotal.ts';
import { cardTime, clearHands, drawCard, lightHands } from './cards.ts';
import { celebrate, hideCelebration } from './celebration.ts';
import {
  at,
  call,
  type Failure,
  keyedCall,
  money,
  noteResult,
  paused,
  query,
  rest,
  showBalance,
  showResult,
  showWarning,
  start,
  tell,
} from './frame.ts';
import { checkLimits, isTooHigh, isTooLow } from './tableLimits.ts';

type Move = 'hit' | 'stand' | 'double';

interface Round {
  id: string;
  // Cents.
  stake: number;
  player: number[];
  banker: number[];
  isOver: boolean;
  payout: number;
}

interface State {
  balance: number;
  canDouble: boolean;
  round: Round | null;
}

const moves: readonly Move[] = ['double', 'stand', 'hit'];
const dealt = keyedCall<State, { bet: number }>('blackjack');
const moved = keyedCall<State, { round: string; move: Move }>('blackjack/move');
const marks = {
  player: ['Jogador', 'player'],
  banker: ['Banca', 'banker'],
  tie: ['Empate', 'tie'],
} as const;
const spot = query<HTMLElement>('.spot');
const phase = document.querySelector('#phase');
let bet = 0;
let lastBet = 0;
let round: Round | null = null;
let canDouble = false;
// While a call or the cards are under way.
let isBusy = false;

const isOpen = () => round?.isOver === false;
const isFixed = () => isBusy || isOpen() || dealt.isPending();
const canDeal = () => !isBusy && !isOpen() && !paused() && (dealt.isPending() || (bet > 0 && !isTooLow(bet)));

function show() {
  const stake = isOpen() ? (round?.stake ?? 0) : bet;
  at('bet').textContent = money(stake);
  const chip = query<HTMLElement>('.spot b');
  chip.hidden = stake === 0;
  chip.textContent = String(stake / 100);
  spot.setAttribute('aria-label', `${spot.dataset.name}${stake > 0 ? `, aposta de ${money(stake)}` : ''}`);
  spot.setAttribute('aria-disabled', String(isFixed()));
  for (const id of ['clear', 'repeat', 'spin']) at(id).hidden = isOpen();
  for (const id of moves) at(id).hidden = !isOpen();
  rest('clear', isFixed() || bet === 0);
  rest('repeat', isFixed() || lastBet === 0);
  rest('spin', !canDeal());
  for (const id of moves) rest(id, isBusy || (id === 'double' && !canDouble));
  if (!phase) return;
  phase.textContent = isBusy
    ? 'Distribuindo as cartas'
    : isOpen()
      ? 'Sua vez'
      : paused()
        ? 'Apostas em pausa'
        : 'Apostas abertas';
  phase.classList.toggle('busy', isBusy);
}

function setBet(cents: number) {
  if (isFixed()) return;
  hideCelebration();
  checkLimits(cents);
  if (isTooHigh(cents)) return;
  bet = cents;
  show();
}

function total(cards: readonly number[]) {
  const open = cards.filter((card) => card !== noCard);
  const sum = twentyOneTotal(open);
  return sum === 21 && cards.length === 2 ? 'Blackjack' : String(sum);
}

// Lays the card of a hand at an index, or turns the one that lies there.
async function lay(hand: 'player' | 'banker', cards: readonly number[], index: number) {
  const card = cards[index];
  if (card === undefined) return;
  const before = at(hand).children[index];
  if (before && !before.classList.contains('back')) return;
  if (before && card === noCard) return;
  if (before) before.replaceWith(drawCard(card));
  else at(hand).append(drawCard(card));
  at(`${hand}-total`).textContent = total(cards.slice(0, index + 1));
  await cardTime();
}

async function showCards({ player, banker }: Round) {
  for (const index of [0, 1]) {
    await lay('player', player, index);
    // Face up only after the player's cards.
    await lay(
      'banker',
      index === 1 && !at('banker').children[1] ? [...banker.slice(0, 1), noCard] : banker,
      index,
    );
  }
  for (const index of player.keys()) await lay('player', player, index);
  for (const index of banker.keys()) await lay('banker', banker, index);
}

function showEnd({ player, banker, stake, payout }: Round) {
  const sum = twentyOneTotal(player);
  const [own, other] = [total(player), total(banker)];
  const isTie = payout === stake;
  const hands = isTie ? `Empate em ${own.toLowerCase()}.` : `${own} contra ${other.toLowerCase()}.`;
  const sentence = sum > 21 ? `Você passou de 21 com ${own}.` : hands;
  const paid = payout > 0 ? `Você recebeu ${money(payout)}.` : 'Não foi desta vez.';
  showResult(`${sentence} ${paid}`, payout > stake);
  const [mark, shade] = isTie ? marks.tie : payout > 0 ? marks.player : marks.banker;
  noteResult(mark, shade);
  lightHands([shade]);
  celebrate(payout, stake, 'side');
}

// Shows what the operator knows of the round.
async function take(state: State) {
  const isAnother = state.round?.id !== round?.id;
  if (isAnother) clearHands();
  ({ round, canDouble } = state);
  if (!round) return;
  lastBet ||= round.stake;
  tell('busy');
  await showCards(round);
  showBalance(state.balance);
  if (round.isOver) {
    bet = 0;
    showEnd(round);
    tell('idle');
  } else {
    showResult(`Você tem ${total(round.player)}. Peça${canDouble ? ', pare ou dobre' : ' ou pare'}.`);
  }
}

async function send(request: () => Promise<State | Failure>) {
  isBusy = true;
  show();
  const wasOpen = isOpen();
  const hadFocus = document.activeElement?.matches('.moves button') ?? false;
  hideCelebration();
  const answer = await request();
  if ('message' in answer) showWarning(answer.message);
  else await take(answer);
  isBusy = false;
  show();
  // The focused button is hidden now.
  if (hadFocus && wasOpen !== isOpen()) at(isOpen() ? 'hit' : 'spin').focus();
}

async function deal() {
  if (!canDeal()) return;
  showResult('Distribuindo as cartas…');
  lastBet = bet || lastBet;
  await send(() => dealt.send({ bet }));
}

async function play(move: Move) {
  const open = round;
  if (isBusy || !open || open.isOver || (move === 'double' && !canDouble)) return;
  await send(() => moved.send({ round: open.id, move }));
}

spot.addEventListener('click', () => {
  setBet(bet + Number(query<HTMLInputElement>('[name="chip"]:checked').value));
});
at('clear').addEventListener('click', () => setBet(0));
at('repeat').addEventListener('click', () => setBet(lastBet));
at('spin').addEventListener('click', deal);
for (const move of moves) at(move).addEventListener('click', () => play(move));
show();
start(show);
call<State>('blackjack').then(async (state) => {
  if ('message' in state) showWarning(state.message);
  else if (state.round && !state.round.isOver) await send(async () => state);
});
