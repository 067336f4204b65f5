import { html } from 'hono/html';
import { diceSpots } from '../../games/tables/dice.ts';
import { percent } from '../framePage.ts';
import { paidText, payTable, type TableLook, times } from './tablePage.ts';

const pips = [
  [6.5, 6.5],
  [6.5, 17.5],
  [12, 12],
  [17.5, 6.5],
  [17.5, 17.5],
  [6.5, 12],
  [17.5, 12],
].map(
  ([x = 0, y = 0], index) =>
    html`<circle class="pip pip-${index}" cx="${x}" cy="${y}" r="2.3" fill="url(#pip)"/>`,
);
// Shared by the dice.
const light = html`<svg class="paints" aria-hidden="true"><defs><linearGradient id="edge" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#b9a98d"/></linearGradient><radialGradient id="face" cx=".35" cy=".3" r=".9"><stop stop-color="#fff"/><stop offset="1" stop-color="#e9dfcd"/></radialGradient><radialGradient id="pip" cx=".6" cy=".7"><stop stop-color="#e0303f"/><stop offset="1" stop-color="#8d0f1d"/></radialGradient></defs></svg>`;
const die = (face: number) =>
  html`<svg class="die" data-face="${face}" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="5" fill="url(#edge)"/><rect x="1.2" y="1.2" width="21.6" height="21.6" rx="5.5" fill="url(#face)"/>${pips}</svg>`;
const isTotal = (id: string) => /^\d+$/.test(id);

const totals = diceSpots.filter(({ id }) => isTotal(id) && Number(id) <= 10);
const paidTotals = totals.map(({ id, pays }) => `${id} ou ${21 - Number(id)}: ${times(pays)}×`).join('; ');

/** A table with three dice. */
export const diceTable: TableLook = {
  kind: 'dice',
  scene: html`<div class="roll" role="img" aria-label="Três dados">${light}${[1, 3, 5].map(die)}</div>`,
  spots: diceSpots.map(({ id, name, pays }) => ({
    id,
    text: paidText(name, pays),
    name: isTotal(id) ? `Soma ${name}` : name,
    look: isTotal(id) ? 'total' : id,
    pays,
  })),
  // Shows tell multipliers instead.
  shadeOf: (result) => (isTotal(result) ? (Number(result) >= 11 ? 'big' : 'small') : undefined),
  play: { name: 'Rolar', busy: 'Rolando…' },
  history: 'Últimas somas',
  rules: (limits) => html`<p>Escolha uma ficha, toque nos lugares da mesa e role os três dados.${limits}</p>
${payTable([
  ['Pequeno, grande, par ou ímpar', 200],
  ['Três iguais', 3450],
  ['Soma', paidTotals],
])}
<p>Os valores incluem a aposta. Com três iguais perdem pequeno, grande, par e ímpar. Retorno ao jogador: ${percent(9722 / 100)} nesses quatro, de ${percent(95.75)} a ${percent(95.83)} nos outros.</p>`,
};
