import { html } from 'hono/html';
import { coin, coinPays, coinReturn } from '../../games/tables/coin.ts';
import { percent } from '../framePage.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';

// A laurel with a star on heads, a large 1 on tails.
const faces = html`<path class="heads" d="M50 24l6.5 17.6 18.7.7-14.7 11.6 5.1 18L50 61.5 34.4 71.9l5.1-18L24.8 42.3l18.7-.7z"/><path class="tails" d="M40 34l13-8h7v44h8v6H38v-6h10V37l-8 4z"/>`;

/** A table with a coin. */
export const coinTable: TableLook = {
  kind: 'coin',
  scene: html`<div class="roll" role="img" aria-label="Moeda"><svg class="coin-face" data-side="0" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="49"/><circle class="edge" cx="50" cy="50" r="41"/>${faces}</svg></div>`,
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
