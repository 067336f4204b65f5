// The bet slip and the player's bets; on a phone a bar above the site's bottom bar that opens into a sheet.
import { icon } from './icons.ts';
import { make, money } from './make.ts';
import { drawBets } from './myBets.ts';
import { formatOdds, oddsChange } from './odds.ts';
import { acceptChoices } from './preferences.ts';
import { drawReceipt } from './receipt.ts';
import type { BookProps, Pick, Slips } from './ticket.ts';
import { acceptNames } from './tools.ts';

const quickStakes = [100, 500, 1_000, 2_000];

interface SlipParts {
  slips: Slips;
  root: ShadowRoot;
  token: string | null;
  props: BookProps;
}

export function drawSlip(parts: SlipParts): HTMLElement {
  const { slips, props, root } = parts;
  const { ticket } = slips;
  const count = ticket.picks.length;
  const openBets = ticket.bets?.filter(({ status }) => status === 'open').length ?? 0;
  const tab = (name: string, amount: number, wanted: 'slip' | 'bets') =>
    make(
      'button',
      {
        type: 'button',
        'aria-pressed': String(ticket.tab === wanted),
        'data-focus': `tab:${wanted}`,
        onclick: () => slips.change({ tab: wanted, message: '' }),
      },
      name,
      ...(amount > 0 ? [make('i', { 'aria-hidden': 'true' }, String(amount))] : []),
    );
  const tabs = make(
    'div',
    { class: 'tabs', role: 'group', 'aria-label': 'Bilhete e apostas' },
    tab('Bilhete', count, 'slip'),
    tab('Minhas apostas', openBets, 'bets'),
  );
  const inside = ticket.tab === 'bets' ? [drawBets(slips, props)] : composing(parts);
  if (ticket.message) inside.push(make('p', { class: 'note', role: 'status' }, ticket.message));
  const isIdle = count === 0 && !ticket.message && !ticket.bets?.length && ticket.receipt.length === 0;
  return make(
    'aside',
    {
      onkeydown: (event) => {
        if (ticket.open && isSheet()) onSheetKey(event, slips, root);
      },
      class: `slip${isIdle ? ' empty' : ''}${ticket.open ? ' open' : ''}`,
      'aria-label': 'Bilhete de apostas',
      tabindex: '-1',
    },
    peek(slips),
    make('div', { class: 'inside' }, tabs, ...inside),
  );
}

// As in the style: the slip of a phone covers the page.
const isSheet = () => matchMedia('(max-width: 63.99em)').matches;

/** Covers the page behind the open slip of a phone; a press closes the slip. */
export const drawScrim = ({ slips, root }: { slips: Slips; root: ShadowRoot }): HTMLElement =>
  make('div', { class: 'scrim', onclick: () => close(slips, root) });

/** Shows the slip, which opens as a sheet on a phone, and focuses it. */
export function focusSlip(slips: Slips, root: ShadowRoot): void {
  slips.change({ open: isSheet(), tab: 'slip' });
  root.querySelector<HTMLElement>('.slip')?.focus();
}

function close(slips: Slips, root: ShadowRoot) {
  slips.change({ open: false });
  root.querySelector<HTMLElement>('.peek')?.focus({ preventScroll: true });
}

// The focus stays in the sheet, because the scrim covers the rest.
function onSheetKey(event: KeyboardEvent, slips: Slips, root: ShadowRoot) {
  if (event.key === 'Escape') return close(slips, root);
  if (event.key !== 'Tab') return;
  const stops = [...root.querySelectorAll<HTMLElement>('.slip :is(button, input, select)')].filter(
    (one) => one.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const from = root.activeElement;
  const isAtEdge = event.shiftKey ? from === first || from?.matches('.slip') : from === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

// The closed slip of a phone, which shows what is chosen. Of an open slip only the button to close it remains.
function peek(slips: Slips): HTMLElement {
  const { ticket } = slips;
  const count = ticket.picks.length;
  const odds = formatOdds(slips.totalOdds(), slips.preferences().format);
  const summary =
    count > 0
      ? `${count} ${count === 1 ? 'seleção' : 'seleções'}${slips.isMultiple() ? ` · odd ${odds}` : ''}`
      : ticket.message || (ticket.receipt.length > 0 ? 'Aposta confirmada!' : 'Minhas apostas');
  return make(
    'button',
    {
      type: 'button',
      class: 'peek',
      'aria-expanded': String(ticket.open),
      'data-focus': 'peek',
      onclick: () => slips.change({ open: !ticket.open, tab: count > 0 ? 'slip' : ticket.tab }),
    },
    ...(ticket.open
      ? [make('b', { class: 'hidden' }, 'Fechar bilhete')]
      : [icon('slip'), make('b', {}, 'Bilhete'), make('span', {}, summary)]),
    icon('down'),
  );
}

function composing({ slips, root, token, props }: SlipParts): HTMLElement[] {
  const { ticket } = slips;
  const count = ticket.picks.length;
  const { format } = slips.preferences();
  if (ticket.receipt.length > 0 && count === 0) return [drawReceipt(slips)];
  if (count === 0)
    return [
      make(
        'div',
        { class: 'empty-slip' },
        icon('slip'),
        make('p', {}, 'Seu bilhete está vazio.'),
        make(
          'p',
          { class: 'muted' },
          slips.isPaused() ? 'As apostas voltam no fim da sua pausa.' : 'Escolha uma odd para começar.',
        ),
      ),
    ];
  const sums = () => {
    const bets = slips.pendingBets();
    return {
      stake: money(bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0)),
      gain: money(bets.reduce((sum, bet) => sum + Math.floor((bet.stakeCents * bet.odds) / 100), 0)),
    };
  };
  // Typing changes the sums and the button only, because a redraw would move the caret.
  const showSums = () => {
    root.querySelector('.place')?.replaceWith(placeButton(slips, token, props));
    const { stake, gain } = sums();
    for (const shown of root.querySelectorAll('.gain')) shown.textContent = gain;
    for (const shown of root.querySelectorAll('.stake-sum')) shown.textContent = stake;
  };
  const { stake, gain } = sums();
  const mode = (name: string, wanted: 'singles' | 'multiple') =>
    make(
      'button',
      {
        type: 'button',
        'aria-pressed': String(ticket.mode === wanted),
        'data-focus': `mode:${wanted}`,
        onclick: () => slips.change({ mode: wanted, message: '' }),
      },
      name,
    );
  const modes =
    count > 1
      ? [
          make(
            'div',
            { class: 'chips modes', role: 'group', 'aria-label': 'Tipo de aposta' },
            mode('Simples', 'singles'),
            mode('Múltipla', 'multiple'),
          ),
        ]
      : [];
  const quick = make(
    'div',
    { class: 'quick', role: 'group', 'aria-label': 'Somar ao valor' },
    ...quickStakes.map((cents) =>
      make(
        'button',
        { type: 'button', 'data-focus': `quick:${cents}`, onclick: () => slips.addStake(cents) },
        `+${money(cents).replace(/,00$/, '')}`,
      ),
    ),
  );
  const stakeField = make(
    'label',
    { class: 'stake' },
    'Valor da aposta',
    stakeInput('stake', ticket.stake, (text) => {
      ticket.stake = text;
      showSums();
    }),
  );
  const total = make(
    'p',
    { class: 'sum' },
    slips.isMultiple()
      ? make('span', {}, 'Odd ', make('b', {}, formatOdds(slips.totalOdds(), format)))
      : make('span', {}, 'Total ', make('b', { class: 'stake-sum' }, stake)),
    make('span', {}, 'Retorno ', make('b', { class: 'gain' }, gain)),
  );
  const singles = !slips.isMultiple();
  return [
    ...(ticket.receipt.length > 0 ? [drawReceipt(slips)] : []),
    ...modes,
    picks(slips, singles, showSums),
    ...(singles ? [] : [stakeField]),
    quick,
    total,
    placeButton(slips, token, props),
    acceptSelect(slips),
  ];
}

function acceptSelect({ preferences, prefer }: Slips): HTMLElement {
  const { accept } = preferences();
  const oninput = ({ target }: Event) => {
    const wanted = acceptChoices.find((one) => target instanceof HTMLSelectElement && one === target.value);
    if (wanted) prefer({ accept: wanted });
  };
  const options = acceptChoices.map((one) =>
    make('option', { value: one, selected: one === accept }, acceptNames[one]),
  );
  return make(
    'label',
    { class: 'accept-choice' },
    'Quando as odds mudarem',
    make('select', { 'data-focus': 'accept', oninput }, ...options),
  );
}

function stakeInput(key: string, value: string, onText: (text: string) => void): HTMLElement {
  const oninput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) onText(target.value);
  };
  return make(
    'span',
    { class: 'money' },
    make('span', { 'aria-hidden': 'true' }, 'R$'),
    make('input', {
      inputmode: 'decimal',
      autocomplete: 'off',
      placeholder: '0,00',
      value,
      'data-focus': key,
      oninput,
    }),
  );
}

function placeButton(slips: Slips, token: string | null, props: BookProps): HTMLElement {
  const { ticket } = slips;
  // Not `disabled`, which would remove the focus.
  const busy = { 'aria-disabled': String(ticket.busy || slips.isPaused()) };
  const isAccepting = token && !ticket.busy && !slips.isPaused() && slips.needsAcceptance();
  const odds = slips.isMultiple() ? formatOdds(slips.totalOdds(), slips.preferences().format) : 'novas odds';
  const ready = isAccepting ? `Aceitar ${odds} e apostar` : 'Fazer aposta';
  const free = token ? (ticket.busy ? 'Enviando…' : ready) : 'Entrar para apostar';
  const name = slips.isPaused() ? 'Apostas em pausa' : free;
  return make(
    'button',
    {
      type: 'button',
      class: isAccepting ? 'place accept' : 'place',
      'data-focus': 'place',
      ...busy,
      onclick: () => void slips.bet(props),
    },
    name,
  );
}

function picks(slips: Slips, singles: boolean, onStake: () => void): HTMLElement {
  return make(
    'ul',
    { class: 'picks' },
    ...slips.ticket.picks.map((pick) => pickRow(pick, slips, singles, onStake)),
  );
}

function pickRow(pick: Pick, slips: Slips, singles: boolean, onStake: () => void): HTMLElement {
  const { format } = slips.preferences();
  const { current, odds, chosen } = pick;
  const isChanged = current !== null && current !== odds;
  const shown = isChanged
    ? [
        make('s', {}, formatOdds(odds, format)),
        make('b', { class: current > odds ? 'up' : 'down' }, formatOdds(current, format)),
      ]
    : [make('b', {}, current === null ? 'Fechado' : formatOdds(odds, format))];
  const moved = current === null ? '' : oddsChange(chosen, current, format);
  const own = singles
    ? [
        make(
          'label',
          { class: 'stake' },
          make('span', { class: 'hidden' }, `Valor em ${pick.name}`),
          stakeInput(`stake:${pick.eventId}`, pick.stake, (text) => {
            pick.stake = text;
            onStake();
          }),
        ),
      ]
    : [];
  return make(
    'li',
    { class: current === null ? 'gone' : '', 'data-focus': `pick:${pick.eventId}:${pick.outcome}` },
    make(
      'span',
      { class: 'what' },
      make('b', {}, pick.name),
      make('small', {}, pick.market),
      make('small', {}, pick.live ? make('i', { class: 'dot' }, 'Ao vivo ') : '', pick.match),
      ...(moved ? [make('small', { class: 'moved' }, moved)] : []),
    ),
    make('span', { class: 'price' }, ...shown),
    make(
      'button',
      {
        type: 'button',
        class: 'drop',
        'aria-label': `Remover ${pick.name}`,
        onclick: () => slips.drop(pick),
      },
      icon('close'),
    ),
    ...own,
  );
}
