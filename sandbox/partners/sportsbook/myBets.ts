// The player's own bets: open ones, which may be ended early, and settled ones.
import { dateText } from './events.ts';
import { icon } from './icons.ts';
import { emptyList } from './list.ts';
import { make, money, toggleButton } from './make.ts';
import { formatOdds } from './odds.ts';
import { betCode } from './receipt.ts';
import type { Slips } from './ticket.ts';
import type { BookProps, OwnBet } from './ticketTypes.ts';

const statusNames = {
  open: 'Em aberto',
  won: 'Ganhou',
  lost: 'Perdeu',
  refunded: 'Devolvida',
  cashed_out: 'Encerrada',
};
const shownAtOnce = 10;

export function drawBets(slips: Slips, props: BookProps): HTMLElement {
  const { bets, betsFailed, shownBets } = slips.ticket;
  const text = (words: string) => make('p', { class: 'muted', role: 'status' }, words);
  if (betsFailed && !bets) return text('Não foi possível carregar suas apostas. Tentando de novo…');
  if (!bets)
    return make(
      'div',
      { class: 'empty-slip' },
      make('p', {}, 'Entre para ver suas apostas.'),
      make(
        'button',
        { type: 'button', class: 'place', onclick: () => props.onSignInButtonClick?.() },
        'Entrar',
      ),
    );
  const shown = bets.filter(({ status }) => (status === 'open') === (shownBets === 'open'));
  const filter = (name: string, wanted: 'open' | 'settled') =>
    toggleButton(
      `bets:${wanted}`,
      shownBets === wanted,
      () => slips.change({ shownBets: wanted, ending: null }),
      name,
    );
  return make(
    'div',
    { class: 'bets' },
    make('div', { class: 'chips' }, filter('Abertas', 'open'), filter('Finalizadas', 'settled')),
    ...(betsFailed ? [text('Não foi possível carregar suas apostas. Tentando de novo…')] : []),
    ...(shown.length === 0
      ? [emptyList('slip', shownBets === 'open' ? 'Nenhuma aposta aberta.' : 'Nenhuma aposta finalizada.')]
      : [make('ul', {}, ...shown.slice(0, shownAtOnce).map((bet) => card(bet, slips)))]),
  );
}

function card(bet: OwnBet, slips: Slips): HTMLElement {
  const { format } = slips.preferences();
  const isOpen = bet.status === 'open';
  const [first] = bet.selections;
  const selections = bet.selections.map(({ pick, market, match, result, score, odds }) =>
    make(
      'li',
      { class: result },
      make(
        'span',
        {},
        make('b', {}, pick),
        make('small', {}, market ?? 'Resultado final'),
        make('small', {}, match, score ? make('span', { class: 'now' }, `${score[0]}–${score[1]}`) : ''),
      ),
      make('b', { class: 'leg-odds' }, ...resultMark(result), formatOdds(odds, format)),
    ),
  );
  const back = Math.floor((bet.stakeCents * bet.odds) / 100);
  return make(
    'li',
    { class: 'bet', 'data-focus': `bet:${bet.id}` },
    make(
      'p',
      { class: 'bet-head' },
      make(
        'b',
        {},
        bet.selections.length > 1 ? `Múltipla de ${bet.selections.length}` : (first?.sport ?? 'Simples'),
      ),
      make('span', { class: `status ${bet.status}` }, statusNames[bet.status]),
    ),
    make('ul', { class: 'legs' }, ...selections),
    make(
      'dl',
      { class: 'figures' },
      figure('Valor', money(bet.stakeCents)),
      figure(bet.selections.length > 1 ? 'Odd total' : 'Odd', formatOdds(bet.odds, format)),
      figure(isOpen ? 'Retorno' : 'Pago', money(isOpen ? back : bet.payoutCents)),
    ),
    ...(isOpen ? [ending(bet, slips)] : []),
    make('p', { class: 'muted' }, `${dateText(bet.createdAt)} · Código ${betCode(bet.id)}`),
  );
}

const figure = (name: string, value: string) => make('div', {}, make('dt', {}, name), make('dd', {}, value));

// Not by the color alone.
const resultMark = (result: OwnBet['selections'][number]['result']): Node[] =>
  result === 'open'
    ? []
    : [
        icon(result === 'won' ? 'check' : 'close'),
        make('span', { class: 'hidden' }, `${statusNames[result]}, `),
      ];

function ending(bet: OwnBet, slips: Slips): HTMLElement {
  const { ticket } = slips;
  if (bet.cashOutCents === null)
    return make('p', { class: 'muted' }, 'Esta aposta não pode ser encerrada agora.');
  const value = money(bet.cashOutCents);
  const ask = (id: string | null) => slips.change({ ending: id, message: '' });
  if (ticket.ending !== bet.id)
    return make(
      'button',
      {
        type: 'button',
        class: 'cash-out',
        'data-focus': `end:${bet.id}`,
        'data-next': `confirm:${bet.id}`,
        onclick: () => ask(bet.id),
      },
      `Encerrar por ${value}`,
    );
  return make(
    'div',
    { class: 'choices' },
    make(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'data-focus': `keep:${bet.id}`,
        'data-next': `end:${bet.id}`,
        onclick: () => ask(null),
      },
      'Manter',
    ),
    make(
      'button',
      {
        type: 'button',
        class: 'cash-out',
        'data-focus': `confirm:${bet.id}`,
        'data-next': `end:${bet.id}`,
        'aria-disabled': String(ticket.busy),
        onclick: () => void slips.endBet(bet),
      },
      `Confirmar ${value}`,
    ),
  );
}
