import { html } from 'hono/html';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { MachineKind } from '../games/slotMachine.ts';
import type { SlotState } from '../games/slotService.ts';

/** Renders the machine for its frame; its script reads everything from the attributes of the body. */
export function slotPage(
  { game, demo, balanceCents, bets }: SlotState,
  { reels, rows, parts, starts, payTable: pays, lines }: MachineKind,
  opener: string,
) {
  const sizes = starts.map((start, step) => {
    const last = (starts[step + 1] ?? start + 1) - 1;
    if (lines === null && step === starts.length - 1) return `${start} ou mais`;
    return start === last ? String(start) : `${start} a ${last}`;
  });
  const rule = lines
    ? `${lines.length} linhas, da esquerda para a direita. Os valores multiplicam a aposta de cada linha, que é a aposta dividida por ${parts}.`
    : `Símbolos iguais que se tocam pelos lados formam um grupo; ${starts[0]} ou mais pagam. Os valores multiplicam a aposta dividida por ${parts}.`;
  const picture = (symbol: number) => `/slots/symbols/${game.slug}/${symbol}`;
  const cell = (reel: number, row: number) =>
    html`<img src="${picture((reel * rows + row) % pays.length)}" alt="" width="116" height="116">`;
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game.name}</title>
<link rel="stylesheet" href="/slots/machine.css">
<script type="module" src="/slots/machine.js"></script>
</head>
<body data-opener="${opener}" data-game="${game.slug}" data-balance="${balanceCents}" data-bets="${bets.join(',')}">
<img class="backdrop" src="/slots/backdrops/${game.slug}" alt="">
<div class="machine">
<h1>${game.name}${demo ? html` <small>Demonstração</small>` : ''}</h1>
<div class="reels reels-${reels}" role="img" aria-label="Rolos">${range(reels).map(
    (reel) => html`<div class="reel">${range(rows).map((row) => cell(reel, row))}</div>`,
  )}</div>
<p class="result" role="status">Escolha a aposta e gire.</p>
<div class="bar">
<div class="figure"><span>${demo ? 'Saldo de demonstração' : 'Para jogar'}</span><output id="balance">${formatBrl(balanceCents)}</output></div>
<div class="stake"><button type="button" id="less" aria-disabled="true" aria-label="Diminuir aposta">−</button><div class="figure"><span>Aposta</span><output id="bet"></output></div><button type="button" id="more" aria-disabled="true" aria-label="Aumentar aposta">+</button></div>
<button type="button" id="spin" aria-disabled="true">Girar</button>
<div class="tools"><button type="button" id="sound" aria-pressed="false">Som</button><button type="button" id="pays">Tabela</button><button type="button" id="help">Ajuda</button></div>
</div>
</div>
<dialog aria-labelledby="pays-title">
<h2 id="pays-title">Tabela de pagamentos</h2>
<p>${rule}${game.rtp ? ` Retorno ao jogador: ${String(game.rtp).replace('.', ',')}%.` : ''}</p>
<table><thead><tr><th>Símbolo</th>${sizes.map((size) => html`<th>${size}</th>`)}</tr></thead><tbody>
${pays.map((times, symbol) => html`<tr><td><img src="${picture(symbol)}" alt="Símbolo ${symbol + 1}" width="40" height="40"></td>${times.map((one) => html`<td>${one.toLocaleString('pt-BR')}×</td>`)}</tr>`)}
</tbody></table>
<form method="dialog"><button>Fechar</button></form>
</dialog>
</body>
</html>`;
}
