// The form of the bet slip: the chosen odds, the stake and the button that bets.
import { icon } from './icons.ts';
import { make, money, readCents, toggleButton } from './make.ts';
import { formatOdds } from './odds.ts';
import { drawPicks, stakeInput } from './picks.ts';
import { acceptChoices } from './preferences.ts';
import { drawReceipt } from './receipt.ts';
import type { Slips } from './ticket.ts';
import type { BookProps } from './ticketTypes.ts';
import { acceptNames } from './tools.ts';

const quickStakes = [100, 500, 1_000, 2_000];

export interface SlipParts {
  slips: Slips;
  root: ShadowRoot;
  token: string | null;
  props: BookProps;
}

/** Draws the chosen odds, and below them, always in view, what bets: new odds, the stake and the button. */
export function composing({ slips, root, token, props }: SlipParts, note: HTMLElement[]): HTMLElement[] {
  const { ticket } = slips;
  const count = ticket.picks.length;
  const { format } = slips.preferences();
  const body = (...parts: HTMLElement[]) => make('div', { class: 'body' }, ...parts);
  if (ticket.receipt.length > 0 && count === 0) return [body(drawReceipt(slips), ...note)];
  if (count === 0)
    return [
      body(
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
        ...note,
      ),
    ];
  const sums = () => {
    const bets = slips.pendingBets();
    return {
      stake: money(slips.stakeCents()),
      gain: money(bets.reduce((sum, bet) => sum + Math.floor((bet.stakeCents * bet.odds) / 100), 0)),
    };
  };
  // Typing changes the sums and the button only, because a redraw would move the caret.
  const showSums = () => {
    root.querySelector('.place')?.replaceWith(placeButton(slips, root, token, props));
    const { stake, gain } = sums();
    for (const shown of root.querySelectorAll('.gain')) shown.textContent = gain;
    for (const shown of root.querySelectorAll('.stake-sum')) shown.textContent = stake;
  };
  const { stake, gain } = sums();
  const mode = (name: string, wanted: 'singles' | 'multiple') =>
    toggleButton(
      `mode:${wanted}`,
      ticket.mode === wanted,
      () => slips.change({ mode: wanted, message: '' }),
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
            make(
              'button',
              {
                type: 'button',
                class: 'clear',
                'aria-label': 'Limpar bilhete',
                'data-focus': 'clear',
                onclick: slips.clear,
              },
              icon('trash'),
            ),
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
    make('span', {}, 'Valor da aposta'),
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
    body(
      ...(ticket.receipt.length > 0 ? [drawReceipt(slips)] : []),
      ...modes,
      drawPicks(slips, singles, showSums),
    ),
    make(
      'div',
      { class: 'foot' },
      acceptSelect(slips),
      ...(singles ? [] : [stakeField]),
      quick,
      total,
      ...note,
      placeButton(slips, root, token, props),
    ),
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
    make('span', {}, 'Novas odds'),
    make(
      'span',
      { class: 'select' },
      make('select', { 'data-focus': 'accept', oninput }, ...options),
      icon('down'),
    ),
  );
}

function placeButton(slips: Slips, root: ShadowRoot, token: string | null, props: BookProps): HTMLElement {
  const { ticket } = slips;
  const isPaused = slips.isPaused();
  const isReady = token !== null && !ticket.busy && !isPaused;
  const isMissing = isReady && !slips.hasStakes();
  const isAccepting = isReady && slips.needsAcceptance();
  const kind = isMissing ? ' missing' : isAccepting ? ' accept' : '';
  return make(
    'button',
    {
      type: 'button',
      class: `place${kind}`,
      'data-focus': 'place',
      // Not `disabled`, which would remove the focus.
      'aria-disabled': String(ticket.busy || isPaused),
      onclick: () => {
        void slips.bet(props);
        if (isMissing) focusStake(root);
      },
    },
    placeName(slips, token),
  );
}

function placeName(slips: Slips, token: string | null): string {
  if (slips.isPaused()) return 'Apostas em pausa';
  if (!token) return 'Entrar para apostar';
  if (slips.ticket.busy) return 'Enviando…';
  if (!slips.hasStakes()) return 'Informe o valor';
  if (!slips.needsAcceptance()) return `Apostar ${money(slips.stakeCents())}`;
  const odds = slips.isMultiple() ? formatOdds(slips.totalOdds(), slips.preferences().format) : 'novas odds';
  return `Aceitar ${odds} e apostar`;
}

// Focuses the first field without a stake.
function focusStake(root: ShadowRoot) {
  const fields = [...root.querySelectorAll<HTMLInputElement>('.slip .money input')];
  fields.find(({ value }) => readCents(value) === 0)?.focus();
}
