// The stand-in slot machine.
import { celebrate, hideCelebration } from './celebration.ts';
import {
  at,
  type Failure,
  keyedCall,
  money,
  paused,
  rest,
  showBalance,
  showResult,
  sound,
  stakeSteps,
  start,
  tell,
  wait,
} from './frame.ts';

interface Round {
  // Symbols by reel and row.
  cells: number[][];
  wins: { cells: [reel: number, row: number][] }[];
  // Cents.
  payout: number;
  balance: number;
}

const { game } = document.body.dataset;
const reels = [...document.querySelectorAll('.reel')];
const round = keyedCall<Round, { bet: number }>('spin');
let turning = false;
const stake = stakeSteps(() => turning || round.isPending());

const showWon = (cents: number) => {
  at('won').textContent = money(cents);
};

function showButtons() {
  stake.show();
  rest('spin', turning || paused());
}

async function show({ cells, wins, payout, balance }: Round, staked: number) {
  for (const [index, reel] of reels.entries()) {
    await wait(180);
    reel.classList.remove('turning');
    reel.querySelectorAll('img').forEach((image, row) => {
      image.src = `/slots/symbols/${game}/${cells[index]?.[row]}`;
    });
    sound(220 + index * 40, 0.12);
  }
  for (const { cells: won } of wins) {
    for (const [reel, row] of won) reels[reel]?.children[row]?.classList.add('won');
  }
  showResult(outcome(payout, staked), payout > staked);
  showBalance(balance);
  if (payout > staked) showWon(payout);
  celebrate(payout, staked, freePlace(wins));
}

// Part of a stake that comes back is no win.
function outcome(payout: number, staked: number): string {
  if (payout === 0) return 'Não foi desta vez.';
  return payout > staked ? `Você ganhou ${money(payout)}!` : `Voltaram ${money(payout)} da aposta.`;
}

// An outer row without a win leaves room for the figures.
function freePlace(wins: Round['wins']) {
  const won = new Set(wins.flatMap(({ cells }) => cells.map(([, row]) => row)));
  const last = (reels[0]?.children.length ?? 1) - 1;
  if (!won.has(last)) return 'end';
  return won.has(0) ? 'center' : 'start';
}

async function spin() {
  if (turning || paused()) return;
  turning = true;
  showButtons();
  tell('busy');
  showResult('Girando…');
  showWon(0);
  hideCelebration();
  for (const image of document.querySelectorAll('.won')) image.classList.remove('won');
  for (const reel of reels) reel.classList.add('turning');
  const [answer] = await Promise.all([round.send({ bet: stake.cents() }), wait(500)]);
  if ('cells' in answer) await show(answer, stake.cents());
  else showFailure(answer);
  turning = false;
  showButtons();
  tell('idle');
}

function showFailure({ message }: Failure) {
  for (const reel of reels) reel.classList.remove('turning');
  showResult(message);
}

at('spin').addEventListener('click', spin);
showButtons();
start(showButtons);
