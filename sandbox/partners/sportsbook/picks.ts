// The chosen odds in the slip, with their moves since.
import { icon } from './icons.ts';
import { make } from './make.ts';
import { formatOdds, oddsChange } from './odds.ts';
import type { Slips } from './ticket.ts';
import type { Pick } from './ticketTypes.ts';

/** Draws the chosen odds; singles have a stake each. */
export function drawPicks(slips: Slips, singles: boolean, onStake: () => void): HTMLElement {
  return make(
    'ul',
    { class: 'picks' },
    ...slips.ticket.picks.map((pick) => pickRow(pick, slips, singles, onStake)),
  );
}

function pickRow(pick: Pick, slips: Slips, singles: boolean, onStake: () => void): HTMLElement {
  const { format } = slips.preferences();
  const { current, odds, chosen } = pick;
  // The odds before the last move: those that the slip has, or those that the player chose.
  const before = current !== null && current !== odds ? odds : chosen;
  const hasMoved = current !== null && current !== before;
  const hasFallen = hasMoved && current < before;
  const shown = hasMoved
    ? [
        make('s', {}, formatOdds(before, format)),
        make('b', { class: hasFallen ? 'down' : 'up' }, formatOdds(current, format)),
      ]
    : [make('b', {}, current === null ? 'Fechado' : formatOdds(odds, format))];
  const moved = hasMoved ? oddsChange(before, current, format) : '';
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
      // A rise is clear from the two odds; a screen reader says it in words.
      ...(moved ? [make('small', { class: hasFallen ? 'moved' : 'hidden' }, moved)] : []),
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

/** Draws the field of an amount in reais. */
export function stakeInput(key: string, value: string, onText: (text: string) => void): HTMLElement {
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
