import { html } from 'hono/html';
import { baccarat, baccaratPays } from '../../games/tables/baccarat.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';

const shades: Record<string, string> = { J: 'player', B: 'banker', E: 'tie' };
const pays: Record<string, number> = baccaratPays;

export const hand = (id: string, name: string) =>
  html`<div class="hand ${id}"><h2>${name}</h2><ol id="${id}" aria-label="Cartas: ${name}"></ol><b id="${id}-total"></b></div>`;

/** A table of punto banco with the hands of the player and the banker. */
export const cardsTable: TableLook = {
  kind: 'baccarat',
  hasHands: true,
  hasBeads: true,
  scene: html`<div class="hands">${hand('player', 'Jogador')}${hand('banker', 'Banca')}</div>`,
  spots: baccarat.spots.map(({ id, name }) => {
    const paid = pays[id] ?? 0;
    return { id, text: paidText(name, paid), name, look: id, pays: paid };
  }),
  shadeOf: (result) => shades[result],
  play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
  history: 'Últimos vencedores',
  rules: (
    limits,
  ) => html`<p>Aposte no jogador, na banca ou no empate e peça as cartas. Vence a mão que soma mais perto de 9: o ás vale 1, de dois a nove valem o número, dez e figuras valem 0, e da soma conta só o último algarismo. Cada mão recebe duas cartas e, conforme a soma, uma terceira.${limits}</p>
${payTable([
  ['Jogador', baccaratPays.player],
  ['Banca, com comissão de 5%', baccaratPays.banker],
  ['Empate', baccaratPays.tie],
])}
<p>Os valores incluem a aposta. No empate, jogador e banca recebem a aposta de volta. Oito baralhos, embaralhados a cada rodada. Retorno ao jogador: 98,76% no jogador, 98,94% na banca e 85,64% no empate.</p>`,
};
