// What the player has just bet, with the code of each bet.
import { icon } from './icons.ts';
import { make, money } from './make.ts';
import { formatOdds, type OddsFormat, oddsChange } from './odds.ts';
import type { Slips } from './ticket.ts';
import type { OwnBet, PlacedBet } from './ticketTypes.ts';

/** Formats the id of a bet as the code that support asks for. */
export const betCode = (id: string) => id.padStart(8, '0').replace(/(\d{4})$/, '-$1');

export function drawReceipt(slips: Slips): HTMLElement {
  const { receipt, bets } = slips.ticket;
  const { format } = slips.preferences();
  return make(
    'section',
    { class: 'receipt', 'aria-label': 'Comprovante' },
    make(
      'p',
      { class: 'done', role: 'status' },
      icon('check'),
      make(
        'span',
        {},
        make('b', {}, receipt.length > 1 ? 'Apostas confirmadas!' : 'Aposta confirmada!'),
        make('span', { class: 'kind' }, kindOf(receipt)),
      ),
    ),
    ...receipt.map((bet) => drawBet(bet, takenLegs(bet, bets), format)),
    make(
      'div',
      { class: 'choices' },
      make(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'data-focus': 'again',
          onclick: slips.repeat,
        },
        'Repetir seleções',
      ),
      make(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'data-focus': 'show-bets',
          onclick: () => slips.change({ tab: 'bets', shownBets: 'open', receipt: [] }),
        },
        'Ver aposta',
      ),
    ),
  );
}

function kindOf(receipt: readonly PlacedBet[]): string {
  if (receipt.length > 1) return `${receipt.length} simples`;
  const legs = receipt[0]?.picks.length ?? 0;
  return legs > 1 ? `Múltipla de ${legs}` : 'Simples';
}

/** Returns the odds of a bet's legs as the operator took them, which may have moved since the press. */
function takenLegs({ id, picks }: PlacedBet, bets: readonly OwnBet[] | null): readonly number[] {
  const selections = bets?.find((bet) => bet.id === id)?.selections;
  return picks.map((pick) => selections?.find(({ eventId }) => eventId === pick.eventId)?.odds ?? pick.odds);
}

function drawBet(
  { id, picks, stakeCents, odds, chosen }: PlacedBet,
  legOdds: readonly number[],
  format: OddsFormat,
): HTMLElement {
  const isMultiple = picks.length > 1;
  const legs = picks.map((pick, index) =>
    make(
      'li',
      {},
      make(
        'span',
        {},
        make('b', {}, pick.name),
        make('small', {}, pick.market),
        make('small', {}, pick.match),
      ),
      ...(isMultiple ? [make('b', {}, formatOdds(legOdds[index] ?? pick.odds, format))] : []),
    ),
  );
  const now = formatOdds(odds, format);
  const before = odds > chosen ? ` (era ${formatOdds(chosen, format)})` : '';
  const fall = odds < chosen ? [make('p', { class: 'moved' }, oddsChange(chosen, odds, format))] : [];
  return make(
    'div',
    { class: 'placed' },
    make('ul', { class: 'legs' }, ...legs),
    make(
      'dl',
      {},
      ...row('Valor', money(stakeCents)),
      ...row(isMultiple ? 'Odd total' : 'Odd', now + before),
      ...row('Retorno potencial', money(Math.floor((stakeCents * odds) / 100))),
      ...row('Código', betCode(id)),
    ),
    ...fall,
  );
}

const row = (name: string, value: string) => [make('dt', {}, name), make('dd', {}, value)];
