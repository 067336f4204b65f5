// The stand-in slot machine. It exchanges messages with the page as studios do: ready, busy, idle, balance, deposit,
// support, exit, error; refresh, pause and resume come back.
export {};

interface Round {
  // Symbols by reel and row.
  cells: number[][];
  wins: { cells: [reel: number, row: number][] }[];
  // Cents.
  payout: number;
  balance: number;
}

const { opener: openerOrigin = '', game, bets: betList = '' } = document.body.dataset;
const bets = betList.split(',').map(Number);
const noResponse = 'Não houve resposta. Gire de novo para ver o resultado.';
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents: number) => brl.format(cents / 100);
function query<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
const at = (id: string) => query<HTMLElement>(`#${id}`);
const result = query<HTMLElement>('.result');
const reels = [...document.querySelectorAll('.reel')];
let bet = bets.includes(50) ? bets.indexOf(50) : 0;
let turning = false;
let paused = false;
let audio: AudioContext | null = null;
// The pending round; the next press retries it.
let unanswered: { key: string; bet: number } | null = null;

const tell = (type: string, more: object = {}) => window.parent.postMessage({ type, ...more }, openerOrigin);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const stake = () => bets[bet] ?? 0;

function showBet() {
  at('bet').textContent = money(stake());
  rest('less', !canChangeBet(-1));
  rest('more', !canChangeBet(1));
  rest('spin', turning || paused);
}
// Not `disabled`, which would remove the focus.
const rest = (id: string, resting: boolean) => at(id).setAttribute('aria-disabled', String(resting));
const canChangeBet = (step: number) => !turning && !unanswered && bet + step in bets;
function changeBet(step: number) {
  if (canChangeBet(step)) bet += step;
  showBet();
}
function showBalance(cents: number) {
  at('balance').textContent = money(cents);
  tell('balance', { balance: cents });
}
function sound(frequency: number, seconds: number) {
  if (!audio) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}

// Returns the round, or a message when there is none.
async function askRound(): Promise<Round | { message: string }> {
  unanswered ??= { key: crypto.randomUUID(), bet: stake() };
  try {
    const response = await fetch(`${location.pathname}/spin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(unanswered),
    });
    const round = await response.json();
    if (response.status >= 500) return { message: noResponse };
    unanswered = null;
    return response.ok ? round : { message: round.message ?? 'Não foi possível girar.' };
  } catch {
    return { message: noResponse };
  }
}

async function show(round: Round) {
  for (const [index, reel] of reels.entries()) {
    await wait(180);
    reel.classList.remove('turning');
    reel.querySelectorAll('img').forEach((image, row) => {
      image.src = `/slots/symbols/${game}/${round.cells[index]?.[row]}`;
    });
    sound(220 + index * 40, 0.12);
  }
  for (const { cells } of round.wins) {
    for (const [reel, row] of cells) reels[reel]?.children[row]?.classList.add('won');
  }
  result.classList.toggle('win', round.payout > 0);
  result.textContent = round.payout > 0 ? `Você ganhou ${money(round.payout)}!` : 'Não foi desta vez.';
  if (round.payout > 0) sound(660, 0.6);
  showBalance(round.balance);
}

async function spin() {
  if (turning || paused) return;
  turning = true;
  showBet();
  tell('busy');
  result.className = 'result';
  result.textContent = 'Girando…';
  for (const image of document.querySelectorAll('.won')) image.classList.remove('won');
  for (const reel of reels) reel.classList.add('turning');
  const [round] = await Promise.all([askRound(), wait(500)]);
  if ('cells' in round) await show(round);
  else {
    for (const reel of reels) reel.classList.remove('turning');
    result.textContent = round.message;
    if (/saldo/i.test(round.message)) tell('deposit');
  }
  turning = false;
  showBet();
  tell('idle');
}

at('less').addEventListener('click', () => changeBet(-1));
at('more').addEventListener('click', () => changeBet(1));
at('spin').addEventListener('click', spin);
at('pays').addEventListener('click', () => query<HTMLDialogElement>('dialog').showModal());
at('help').addEventListener('click', () => tell('support'));
at('sound').addEventListener('click', () => {
  audio = audio ? null : new AudioContext();
  at('sound').setAttribute('aria-pressed', String(audio !== null));
});
window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== openerOrigin || source !== window.parent) return;
  if (data?.type === 'pause' || data?.type === 'resume') {
    paused = data.type === 'pause';
    showBet();
  }
  if (data?.type === 'refresh') {
    const response = await fetch(`${location.pathname}/state`).catch(() => null);
    if (response?.ok) showBalance((await response.json()).balance);
  }
});
showBet();
tell('ready');
