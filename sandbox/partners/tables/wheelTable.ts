import { html } from 'hono/html';
import { pocketColor, rouletteSpots, spotPay, wheelPockets } from '../../games/tables/roulette.ts';
import { percent } from '../framePage.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';
import { segments } from './wheelDrawing.ts';

const colorNames = { red: 'vermelho', black: 'preto', green: 'verde' };
const inner = 66;
const isNumber = (text: string) => /^\d+$/.test(text);
const pockets = wheelPockets.map((pocket) => ({ text: String(pocket), look: pocketColor(pocket) }));

/** A table with the European wheel. */
export const wheelTable: TableLook = {
  kind: 'roulette',
  scene: html`<svg class="wheel" viewBox="-112 -112 224 224" role="img" aria-label="Roleta"><circle class="rim" r="108"/><g id="wheel">${segments(pockets, inner)}<circle class="hub" r="${inner}"/><path class="cross" d="M-52 0H52M0-52V52"/><circle class="knob" r="14"/></g><circle class="ball" cy="-72" r="5"/></svg>`,
  spots: rouletteSpots.map(({ id, name, ...spot }) => {
    const color = isNumber(id) ? pocketColor(Number(id)) : id;
    const pays = spotPay({ id, name, ...spot });
    return {
      id,
      // Numbers all pay the same, and a narrow table has room for nothing more.
      text: isNumber(id) ? name : paidText(name, pays),
      name: isNumber(id) ? `${name}, ${colorNames[pocketColor(Number(id))]}` : name,
      look: isNumber(id) ? `${color} number` : color,
      pays,
    };
  }),
  shadeOf: (result) => (isNumber(result) ? pocketColor(Number(result)) : undefined),
  play: { name: 'Girar', busy: 'Girando…' },
  history: 'Últimos números',
  rules: (
    limits,
  ) => html`<p>Escolha uma ficha, toque nos lugares da mesa e gire. O servidor sorteia uma das 37 casas da roleta europeia.${limits}</p>
${payTable([
  ['Número', 3600],
  ['Dúzia: 1 a 12, 13 a 24 ou 25 a 36', 300],
  ['Cor, par ou ímpar, metade', 200],
])}
<p>Os valores incluem a aposta. Com o zero perdem cor, par, ímpar, metade e dúzia. Retorno ao jogador: ${percent(3600 / 37)} em qualquer lugar.</p>`,
};
