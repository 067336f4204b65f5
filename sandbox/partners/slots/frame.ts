// What the stand-in games share. They exchange messages with the page as studios do: ready, busy, idle, balance,
// deposit, support, exit, error; refresh, pause and resume come back.
const { opener: openerOrigin = '' } = document.body.dataset;
const shownResults = 12;
const plate = { rows: 6, columns: 14 };
const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
let audio: AudioContext | null = null;
let isPaused = false;

export const money = (cents: number) => brl.format(cents / 100);
export const times = (hundredths: number) =>
  `${(hundredths / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}×`;
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const tell = (type: string, more: object = {}) =>
  window.parent.postMessage({ type, ...more }, openerOrigin);
export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
// Without motion and sound of a win.
export const celebratesCalmly = () => prefersLessMotion() || document.body.hasAttribute('data-calm');
export const paused = () => isPaused;

export function query<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
export const at = (id: string) => query<HTMLElement>(`#${id}`);
// Not `disabled`, which would remove the focus.
export const rest = (id: string, resting: boolean) => at(id).setAttribute('aria-disabled', String(resting));

export function showBalance(cents: number) {
  at('balance').textContent = money(cents);
  tell('balance', { balance: cents });
}

function showState({ balance, note }: { balance: number; note: string }) {
  showBalance(balance);
  at('note').textContent = note;
  at('note').hidden = note === '';
}

export function showResult(text: string, isWin = false) {
  const result = query<HTMLElement>('.result');
  result.classList.toggle('win', isWin);
  result.classList.remove('warning');
  result.textContent = text;
}

/** Says why something is not possible, with a mark besides the color. */
export function showWarning(text: string) {
  showResult(text);
  query('.result').classList.add('warning');
}

function resultItem(mark: string, shade: string) {
  const item = document.createElement('li');
  item.className = shade;
  item.textContent = mark;
  return item;
}

/** Puts a result behind the earlier ones on a plate of beads, if the table has one; a full plate loses its first column. */
export function addBead(mark: string, shade: string) {
  const beads = document.querySelector('.beads');
  if (beads?.children.length === plate.rows * plate.columns)
    for (const bead of [...beads.children].slice(0, plate.rows)) bead.remove();
  beads?.append(resultItem(mark, shade));
}

/** Puts a result before the earlier ones. */
export function noteResult(mark: string, shade: string) {
  const item = resultItem(mark, shade);
  const history = query('.history');
  history.prepend(item);
  while (history.children.length > shownResults) history.lastElementChild?.remove();
}

export function sound(frequency: number, seconds: number) {
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

export interface Failure {
  message: string;
  // The operator may have accepted the request.
  isUnanswered: boolean;
}

/** Calls the game's server; a body makes it a POST. */
export async function call<T extends object>(path: string, body?: object): Promise<T | Failure> {
  const noResponse = {
    message: 'Não houve resposta. Tente de novo para ver o resultado.',
    isUnanswered: true,
  };
  try {
    const response = await fetch(`${location.pathname}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    });
    const answer = await response.json();
    if (response.ok) return answer;
    if (response.status >= 500) return noResponse;
    const message = answer.message ?? 'Não foi possível jogar.';
    if (/saldo/i.test(message)) tell('deposit');
    return { message, isUnanswered: false };
  } catch {
    return noResponse;
  }
}

/** Sends requests that move money; an unanswered one goes out again, with its key, in place of the next. */
export function keyedCall<T extends object, B extends object>(path: string) {
  let pending: (B & { key: string }) | null = null;
  return {
    isPending: () => pending !== null,
    send: async (body: B): Promise<T | Failure> => {
      pending ??= { ...body, key: crypto.randomUUID() };
      const answer = await call<T>(path, pending);
      if (!('isUnanswered' in answer) || !answer.isUnanswered) pending = null;
      return answer;
    },
  };
}

/** Steps through the stakes by the buttons around it; a half and a double are whole reais between the stakes. */
export function stakeSteps(isFixed: () => boolean) {
  const bets = (document.body.dataset.bets ?? '').split(',').map(Number);
  const [least = 0, most = 0] = [bets[0], bets.at(-1)];
  let cents = bets.includes(50) ? 50 : least;
  const within = (next: number) => (next >= least && next <= most ? next : undefined);
  const steps: Record<string, () => number | undefined> = {
    less: () => bets.findLast((bet) => bet < cents),
    more: () => bets.find((bet) => bet > cents),
    half: () => within(Math.floor(cents / 200) * 100),
    double: () => within(cents * 2),
  };
  const buttons = Object.keys(steps).filter((id) => document.querySelector(`#${id}`));
  const next = (id: string) => (isFixed() ? undefined : steps[id]?.());
  const show = () => {
    at('bet').textContent = money(cents);
    for (const id of buttons) rest(id, next(id) === undefined);
  };
  for (const id of buttons)
    at(id).addEventListener('click', () => {
      cents = next(id) ?? cents;
      show();
    });
  return { show, cents: () => cents };
}

/** Connects sound, help and dialog, follows the page around the game, and tells it that the game is ready. */
export function start(onPause: () => void) {
  at('pays').addEventListener('click', () => query<HTMLDialogElement>('dialog').showModal());
  at('help').addEventListener('click', () => tell('support'));
  at('sound').addEventListener('click', () => {
    audio = audio ? null : new AudioContext();
    at('sound').setAttribute('aria-pressed', String(audio !== null));
  });
  window.addEventListener('message', async ({ origin, source, data }) => {
    if (origin !== openerOrigin || source !== window.parent) return;
    if (data?.type === 'pause' || data?.type === 'resume') {
      isPaused = data.type === 'pause';
      onPause();
    }
    if (data?.type === 'refresh') {
      const state = await call<{ balance: number; note: string }>('state');
      if ('balance' in state) showState(state);
    }
  });
  tell('ready');
}
