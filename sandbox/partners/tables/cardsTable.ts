import { html } from 'hono/html';
import { baccarat, baccaratPays } from '../../games/tables/baccarat.ts';
import type { TableLook } from './tablePage.ts';

const shades: Record<string, string> = { J: 'player', B: 'banker', E: 'tie' };
const pays: Record<string, number> = baccaratPays;

const hand = (id: string, name: string) =>
  html`<div class="hand ${id}"><h2>${name}</h2><ol id="${id}" aria-label="Cartas: ${name}"></ol><b id="${id}-total"></b></div>`;

/** A table of punto banco with the hands of the player and the banker. */
export const cardsTable: TableLook = {
  kind: 'baccarat',
  scene: html`<div class="hands">${hand('player', 'Jogador')}${hand('banker', 'Banca')}</div>`,
  spots: baccarat.spots.map(({ id, name }) => ({ id, text: name, name, look: id, pays: pays[id] ?? 0 })),
  shadeOf: (result) => shades[result],
  play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
  history: 'Últimos vencedores',
  rules: (
    limits,
  ) => html`<p>Aposte no jogador, na banca ou no empate e peça as cartas. Vence a mão que soma mais perto de 9: o ás vale 1, de dois a nove valem o número, dez e figuras valem 0, e da soma conta só o último algarismo. Cada mão recebe duas cartas e, conforme a soma, uma terceira.${limits}</p>
<table><thead><tr><th>Aposta</th><th>Paga</th></tr></thead><tbody><tr><td>Jogador</td><td>2×</td></tr><tr><td>Banca, com comissão de 5%</td><td>1,95×</td></tr><tr><td>Empate</td><td>9×</td></tr></tbody></table>
<p>Os valores incluem a aposta. No empate, jogador e banca recebem a aposta de volta. Oito baralhos, embaralhados a cada rodada. Retorno ao jogador: 98,76% no jogador, 98,94% na banca e 85,64% no empate.</p>`,
};
