// What the player has just bet, with the code of each bet.
import { icon } from './icons.ts';
import { make, money } from './make.ts';
import { formatOdds, oddsChange } from './odds.ts';
import type { Slips } from './ticket.ts';

/** Formats the id of a bet as the code that support asks for. */
export const betCode = (id: string) => id.padStart(8, '0').replace(/(\d{4})$/, '-$1');

export function drawReceipt(slips: Slips): HTMLElement {
  const { receipt } = slips.ticket;
  const { format } = slips.preferences();
  return make(
    'section',
    { class: 'receipt', 'aria-label': 'Comprovante' },
    make(
      'p',
      { class: 'done', role: 'status' },
      icon('check'),
      receipt.length > 1 ? 'Apostas confirmadas!' : 'Aposta confirmada!',
    ),
    ...receipt.map(({ id, picks, stakeCents, odds, chosen }) =>
      make(
        'dl',
        {},
        ...row('Código', betCode(id)),
        ...row(
          picks.length > 1 ? `Múltipla de ${picks.length}` : 'Simples',
          picks.map(({ name }) => name).join(' + '),
        ),
        ...row('Valor', money(stakeCents)),
        ...row('Odd', formatOdds(odds, format)),
        ...moved(oddsChange(chosen, odds, format)),
        ...row('Retorno potencial', money(Math.floor((stakeCents * odds) / 100))),
      ),
    ),
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

// Below the odds in a list of terms.
const moved = (text: string) => (text ? [make('dd', { class: 'moved', role: 'status' }, text)] : []);

const row = (name: string, value: string) => [make('dt', {}, name), make('dd', {}, value)];
