import { html } from 'hono/html';
import { pokerHands, pokerSpots } from '../../games/tables/poker.ts';
import { percent } from '../framePage.ts';
import { hand } from './cardsTable.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';

const returns = pokerSpots.map(({ pays, hands }) => (pays * hands) / pokerHands);

/** A table with five cards and stakes on the hand that they make. */
export const pokerTable: TableLook = {
  kind: 'poker',
  hasHands: true,
  scene: html`<div class="hands">${hand('player', 'Mesa')}</div>`,
  spots: pokerSpots.map(({ id, name, pays }) => ({
    id,
    text: paidText(name, pays),
    name,
    look: '',
    pays,
  })),
  play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
  history: 'Últimas mãos',
  rules: (
    limits,
  ) => html`<p>Aposte na mão que as cinco cartas da mesa formam e peça as cartas. Vale só a mão mais alta: um par até 10 vai de dois a dez, e valetes ou mais é um par de valetes, damas, reis ou ases. A sequência pode começar ou terminar no ás.${limits}</p>
${payTable(pokerSpots.map(({ name, pays }) => [name, pays]))}
<p>Os valores incluem a aposta. Quadra ou mais inclui o straight flush. Um baralho, embaralhado a cada rodada. Retorno ao jogador: ${percent(Math.min(...returns))} a ${percent(Math.max(...returns))}, conforme a mão.</p>`,
};
