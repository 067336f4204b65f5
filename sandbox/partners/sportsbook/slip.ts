// The bet slip; on a phone a bar above the site's bottom bar that opens into a sheet.
import { decimal, make, money } from './make.ts';
import type { BookProps, OwnBet, Slips } from './ticket.ts';

const statusNames = { open: 'Em aberto', won: 'Ganhou', lost: 'Perdeu', refunded: 'Devolvida' };

interface SlipParts {
  slips: Slips;
  root: ShadowRoot;
  token: string | null;
  props: BookProps;
}

export function drawSlip({ slips, root, token, props }: SlipParts): HTMLElement {
  const { ticket } = slips;
  const count = ticket.picks.length;
  const gain = () => money(Math.floor((slips.stakeCents() * slips.totalOdds()) / 100));
  const inside = [];
  if (count === 0) inside.push(make('p', { class: 'league' }, 'Toque em uma odd para montar seu bilhete.'));
  else inside.push(picks(slips), stakeField(), total(), placeButton());
  if (ticket.message) inside.push(make('p', { class: 'note', role: 'status' }, ticket.message));
  if (ticket.betsFailed)
    inside.push(
      make(
        'p',
        { class: 'league', role: 'status' },
        'Não foi possível carregar suas apostas. Tentando de novo…',
      ),
    );
  if (ticket.bets?.length) inside.push(make('h2', {}, 'Minhas apostas'), ownBets(ticket.bets));

  function stakeField() {
    const oninput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) ticket.stake = target.value;
      const shown = root.querySelector('.gain');
      if (shown) shown.textContent = gain();
    };
    const field = { inputmode: 'decimal', value: ticket.stake, 'data-focus': 'stake', oninput };
    return make('label', {}, 'Valor da aposta', make('input', field));
  }
  function total() {
    const back = make('span', {}, 'Retorno ', make('b', { class: 'gain' }, gain()));
    return make('p', { class: 'total' }, `Odd ${decimal(slips.totalOdds())}`, back);
  }
  function placeButton() {
    const name = token ? (ticket.busy ? 'Enviando…' : 'Fazer aposta') : 'Entrar para apostar';
    const onclick = () => void slips.bet(props);
    // Not `disabled`, which would remove the focus.
    const busy = { 'aria-disabled': String(ticket.busy) };
    return make('button', { type: 'button', class: 'place', 'data-focus': 'place', ...busy, onclick }, name);
  }

  const summary =
    count > 0
      ? `${count} ${count === 1 ? 'seleção' : 'seleções'} · odd ${decimal(slips.totalOdds())}`
      : ticket.message || 'Minhas apostas';
  const peek = make(
    'button',
    {
      type: 'button',
      class: 'peek',
      'aria-expanded': String(ticket.open),
      'data-focus': 'peek',
      onclick: () => slips.change({ open: !ticket.open }),
    },
    make('b', {}, 'Bilhete'),
    make('span', {}, summary),
    make('span', { class: 'arrow', 'aria-hidden': 'true' }, ticket.open ? '▾' : '▴'),
  );
  const isIdle = count === 0 && !ticket.message && !ticket.bets?.length;
  return make(
    'aside',
    {
      class: `slip${isIdle ? ' empty' : ''}${ticket.open ? ' open' : ''}`,
      'aria-label': 'Bilhete de apostas',
      tabindex: '-1',
    },
    peek,
    make('div', { class: 'inside' }, make('h2', {}, 'Bilhete'), ...inside),
  );
}

function picks(slips: Slips): HTMLElement {
  return make(
    'ul',
    {},
    ...slips.ticket.picks.map((pick) =>
      make(
        'li',
        {},
        make('span', {}, pick.name, make('small', {}, pick.match)),
        make('b', {}, decimal(pick.odds)),
        make(
          'button',
          {
            type: 'button',
            class: 'drop',
            'aria-label': `Remover ${pick.name}`,
            onclick: () => slips.drop(pick),
          },
          '✕',
        ),
      ),
    ),
  );
}

function ownBets(bets: readonly OwnBet[]): HTMLElement {
  const line = (bet: OwnBet) =>
    make(
      'li',
      {},
      make(
        'span',
        {},
        bet.selections.map(({ pick }) => pick).join(' + '),
        make('small', {}, `${money(bet.stakeCents)} × ${decimal(bet.odds)}`),
      ),
      make('b', {}, statusNames[bet.status]),
      make('span', {}, bet.payoutCents ? money(bet.payoutCents) : ''),
    );
  return make('ul', {}, ...bets.slice(0, 5).map(line));
}
