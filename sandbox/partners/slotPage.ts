import { html } from 'hono/html';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { seededRandom } from '../art/random.ts';
import type { StyleName } from '../art/styles.ts';
import type { MachineKind } from '../games/slotMachine.ts';
import type { SlotState } from '../games/slotService.ts';
import { type FrameBrand, framePage, percent, stakeSteps } from './framePage.ts';

/** Renders the slot machine of a game. */
export function slotPage(
  state: SlotState,
  { reels, rows, parts, starts, payTable: pays, lines }: MachineKind,
  look: StyleName,
  brand: FrameBrand,
) {
  const { game } = state;
  const sizes = starts.map((start, step) => {
    const last = (starts[step + 1] ?? start + 1) - 1;
    if (lines === null && step === starts.length - 1) return `${start} ou mais`;
    return start === last ? String(start) : `${start} a ${last}`;
  });
  const rule = lines
    ? `${lines.length} linhas, da esquerda para a direita. Os valores multiplicam a aposta de cada linha, que é a aposta dividida por ${parts}.`
    : `Símbolos iguais que se tocam pelos lados formam um grupo; ${starts[0]} ou mais pagam. Os valores multiplicam a aposta dividida por ${parts}.`;
  const picture = (symbol: number) => `/slots/symbols/${game.slug}/${symbol}`;
  // Every game opens on symbols in an order of its own.
  const opening = seededRandom(`opening:${game.slug}`).shuffle([...pays.keys()]);
  const cell = (reel: number, row: number) =>
    html`<img src="${picture(opening[(reel * rows + row) % opening.length] ?? 0)}" alt="" width="116" height="116">`;
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  return framePage(
    state,
    {
      name: 'machine',
      look,
      stage: html`<div class="marquee" aria-hidden="true"><img src="/slots/backdrops/${game.slug}" alt="">${[1, 0, 2].map((symbol) => html`<img src="${picture(symbol)}" alt="">`)}</div><div class="reels reels-${reels}" role="img" aria-label="Rolos">${range(
        reels,
      ).map((reel) => html`<div class="reel">${range(rows).map((row) => cell(reel, row))}</div>`)}</div>`,
      // The result tells a win to screen readers.
      stake: html`<div class="figure"><span>Ganho</span><b id="won">${formatBrl(0)}</b></div>
${stakeSteps()}`,
      play: html`<button type="button" id="spin" class="play" aria-disabled="true">Girar</button>`,
      rules: {
        button: 'Tabela',
        title: 'Tabela de pagamentos',
        text: html`<p>${rule}${game.rtp ? ` Retorno ao jogador: ${percent(game.rtp)}.` : ''} A roseta de pedra não paga.</p>
<table><thead><tr><th>Símbolo</th>${sizes.map((size) => html`<th>${size}</th>`)}</tr></thead><tbody>
${pays.map((times, symbol) => html`<tr><td><img src="${picture(symbol)}" alt="Símbolo ${symbol + 1}" width="40" height="40"></td>${times.map((one) => html`<td>${one.toLocaleString('pt-BR')}×</td>`)}</tr>`)}
</tbody></table>`,
      },
      firstResult: 'Escolha a aposta e gire.',
    },
    { ...brand, bets: state.bets },
  );
}
