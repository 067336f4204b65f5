// The stand-in slot machine. Plain JavaScript: it is served to the browser as it stands. It speaks with the page around
// it by messages, as studios do: ready, busy, idle, balance, deposit, support, exit, error; refresh, pause and resume come back.
const { opener, game, bets: betList, lines: payLines } = document.body.dataset;
const bets = betList.split(',').map(Number);
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const noAnswer = 'Não houve resposta. Gire de novo para ver o resultado.';
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents) => brl.format(cents / 100);
const at = (id) => document.getElementById(id);
const result = document.querySelector('.result');
const reels = [...document.querySelectorAll('.reel')];
// Of each line the row on every reel, as the machine that plays has them.
const lines = JSON.parse(payLines);
let bet = bets.includes(50) ? bets.indexOf(50) : 0;
let turning = false;
let paused = false;
let audio = null;
/** The round whose answer has not come: the next press asks for the same one. */
let unanswered = null;

const tell = (type, more = {}) => window.parent.postMessage({ type, ...more }, opener);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function showBet() {
  at('bet').textContent = money(bets[bet]);
  rest('less', !canChangeBet(-1));
  rest('more', !canChangeBet(1));
  rest('spin', turning || paused);
}
/** Not `disabled`, which would take the focus away. */
const rest = (id, resting) => at(id).setAttribute('aria-disabled', String(resting));
const canChangeBet = (step) => !turning && !unanswered && bet + step in bets;
function changeBet(step) {
  if (canChangeBet(step)) bet += step;
  showBet();
}
function showBalance(cents) {
  at('balance').textContent = money(cents);
  tell('balance', { balance: cents });
}
function sound(frequency, seconds) {
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

/** The round, or in a message why there is none. */
async function askRound() {
  unanswered ??= { key: crypto.randomUUID(), bet: bets[bet] };
  try {
    const answer = await fetch(`${location.pathname}/spin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(unanswered),
    });
    const round = await answer.json();
    if (answer.status >= 500) return { message: noAnswer };
    unanswered = null;
    return answer.ok ? round : { message: round.message ?? 'Não foi possível girar.' };
  } catch {
    return { message: noAnswer };
  }
}

async function show(round) {
  for (const [index, reel] of reels.entries()) {
    await wait(calm ? 0 : 180);
    reel.classList.remove('turning');
    [...reel.children].forEach((image, row) => {
      image.src = `/slots/symbols/${game}/${round.cells[index][row]}`;
    });
    sound(220 + index * 40, 0.12);
  }
  for (const { line, count } of round.wins) {
    for (let index = 0; index < count; index += 1)
      reels[index].children[lines[line][index]].classList.add('won');
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
  const [round] = await Promise.all([askRound(), wait(calm ? 0 : 500)]);
  if (round.cells) await show(round);
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
at('pays').addEventListener('click', () => document.querySelector('dialog').showModal());
at('help').addEventListener('click', () => tell('support'));
at('sound').addEventListener('click', () => {
  audio = audio ? null : new AudioContext();
  at('sound').setAttribute('aria-pressed', String(audio !== null));
});
window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== opener || source !== window.parent) return;
  if (data?.type === 'pause' || data?.type === 'resume') {
    paused = data.type === 'pause';
    showBet();
  }
  if (data?.type === 'refresh') {
    const answer = await fetch(`${location.pathname}/state`).catch(() => null);
    if (answer?.ok) showBalance((await answer.json()).balance);
  }
});
showBet();
tell('ready');
