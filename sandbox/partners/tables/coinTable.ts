import { html } from 'hono/html';
import { coin, coinPays, coinReturn } from '../../games/tables/coin.ts';
import { percent } from '../framePage.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';

const star =
  'M50 26l6.2 16.4 17.6.8-13.8 10.9 4.7 17L50 61.4 35.300 71.100l4.700-17-13.800-10.900 17.600-.800z';
const one = 'M40 37l13-9h7v42h7v6H40v-6h8V40l-8 4z';
const leaves = [-62, -38, -14, 10, 34].map(
  (turn) =>
    html`<path d="M0-2.400C3-6 9-6 12 0 9 3 3 3 0-2.400z" transform="rotate(${turn} 50 50)translate(80 50)rotate(-70)scale(.8)"/>`,
);
// Struck: lit at the upper left of its edges.
const relief = (name: string, d: string) =>
  html`<g class="${name}"><path d="${d}" fill="#fff6cf" transform="translate(-1 -1)"/><path d="${d}" fill="#7d5509" transform="translate(.8 1)"/><path d="${d}" fill="url(#gold)"/></g>`;

/** A table with a coin. */
export const coinTable: TableLook = {
  kind: 'coin',
  // A star on heads, a large 1 on tails, each between laurels.
  scene: html`<div class="roll" role="img" aria-label="Moeda"><svg class="coin-face" data-side="0" viewBox="0 0 100 100" aria-hidden="true"><defs><linearGradient id="gold" x2="1" y2="1"><stop stop-color="#ffe9a3"/><stop offset=".5" stop-color="#d99a1c"/><stop offset="1" stop-color="#a86c0c"/></linearGradient><radialGradient id="field" cx=".35" cy=".3" r=".85"><stop stop-color="#fff0b8"/><stop offset=".55" stop-color="#eebb45"/><stop offset="1" stop-color="#b47a14"/></radialGradient></defs><circle cx="50" cy="50" r="49" fill="url(#gold)"/><circle cx="50" cy="50" r="47" fill="none" stroke="#6e4806" stroke-width="4" stroke-dasharray="1 1.300" opacity=".55"/><circle cx="50" cy="50" r="42.500" fill="url(#field)" stroke="#7d5509"/><g fill="#9a6a10">${leaves}<g transform="matrix(-1 0 0 1 100 0)">${leaves}</g></g>${relief('heads', star)}${relief('tails', one)}</svg></div>`,
  spots: coin.spots.map(({ id, name }) => ({
    id,
    text: paidText(name, coinPays),
    name,
    look: id,
    pays: coinPays,
  })),
  play: { name: 'Lançar', busy: 'Lançando a moeda…' },
  history: 'Últimos lados',
  rules: (
    limits,
  ) => html`<p>Aposte em cara, em coroa ou nos dois lados e lance a moeda. O servidor sorteia o lado; os dois têm a mesma chance.${limits}</p>
${payTable([['Cara ou coroa', coinPays]])}
<p>Os valores incluem a aposta. Retorno ao jogador: ${percent(coinReturn)} em qualquer lado.</p>`,
};
