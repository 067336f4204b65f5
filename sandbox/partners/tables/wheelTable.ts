import { html } from 'hono/html';
import { pocketColor, rouletteSpots, spotPay, wheelPockets } from '../../games/tables/roulette.ts';
import { percent } from '../framePage.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';
import { segments } from './wheelDrawing.ts';

const colorNames = { red: 'vermelho', black: 'preto', green: 'verde' };
const inner = 66;
const isNumber = (text: string) => /^\d+$/.test(text);
const pockets = wheelPockets.map((pocket) => ({ text: String(pocket), look: pocketColor(pocket) }));

// Light on wood and brass; the sheen stays where it is while the wheel turns.
const paints = html`<defs><linearGradient id="brass" x2="1" y2="1"><stop stop-color="#fff0bd"/><stop offset=".35" stop-color="#c8922e"/><stop offset=".6" stop-color="#f3d27a"/><stop offset="1" stop-color="#7a5010"/></linearGradient><radialGradient id="bowl" cx=".4" cy=".35"><stop stop-color="#8a4a20"/><stop offset=".7" stop-color="#5a2a10"/><stop offset="1" stop-color="#2b1308"/></radialGradient><linearGradient id="sheen" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></linearGradient></defs>`;
const knobs = [0, 90, 180, 270].map(
  (turn) => html`<circle cx="54" r="5" fill="url(#brass)" transform="rotate(${turn})"/>`,
);

/** A table with the European wheel. */
export const wheelTable: TableLook = {
  kind: 'roulette',
  scene: html`<svg class="wheel" viewBox="-112 -112 224 224" role="img" aria-label="Roleta">${paints}<circle r="110" fill="url(#brass)"/><circle r="105" fill="#2b1308"/><g id="wheel">${segments(pockets, inner)}<circle r="${inner}" fill="url(#bowl)" stroke="#d8b25a" stroke-width="2"/><path class="cross" d="M-54 0H54M0-54V54"/>${knobs}<circle r="22" fill="url(#brass)"/><circle r="12" fill="url(#bowl)"/></g><circle r="101" fill="url(#sheen)"/><circle class="ball" cy="-72" r="5"/></svg>`,
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
