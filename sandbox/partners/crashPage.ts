import { html } from 'hono/html';
import { crashBets } from '../games/crash/crashService.ts';
import type { SlotState } from '../games/slotService.ts';
import { type FrameBrand, framePage, percent, stakeSteps } from './framePage.ts';

// A star of twelve rays where a curve has crashed.
const burst = Array.from({ length: 24 }, (_, index) => {
  const [radius, turn] = [index % 2 === 0 ? 30 : 15, (index * Math.PI) / 12];
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
}).join('L');

// What the operator does at a multiplier of the player's choice; off at first.
const autoCashOut = html`<fieldset class="target" id="auto-cash-out"><legend class="hidden">Retirada automática</legend>
<label class="switch"><input type="checkbox" role="switch" id="auto" aria-label="Retirada automática"></label>
<label class="figure"><span>Retirar em ×</span><input id="target" inputmode="decimal" autocomplete="off" maxlength="8" value="2,00" aria-describedby="target-range"></label>
<span class="hidden" id="target-range">De 1,01 a 1.000, com até duas casas decimais.</span>
</fieldset>`;

const ownRounds = html`<div class="own"><table><caption>Suas rodadas</caption><thead><tr><th>Aposta</th><th>Saída</th><th>Retorno</th></tr></thead><tbody id="own"></tbody></table></div>`;

/** Renders a crash game: a curve that rises until it crashes, and a button that bets, then cashes out. */
export function crashPage(state: SlotState, brand: FrameBrand) {
  const { game, bets } = state;
  const returned = game.rtp ?? 96;
  return framePage(
    state,
    {
      name: 'crash',
      stage: html`<div class="sky" data-phase="idle">
<img id="scene" src="/slots/backdrops/${game.slug}" alt="">
<div class="rays"></div>
<svg class="chart" aria-hidden="true"><defs><linearGradient id="fade" x2="0" y2="1"><stop class="upper"/><stop class="lower" offset="1"/></linearGradient></defs><path id="grid"/><path id="area" fill="url(#fade)"/><g id="goal"><path/><text></text></g><path class="glow" id="glow"/><path id="line"/><g id="marks"></g><g id="end"><path class="burst" d="M${burst}Z"/><circle class="dot" r="9"/></g></svg>
<img id="flyer" src="/slots/symbols/${game.slug}/0" alt="" width="116" height="116">
<ol class="history" aria-label="Últimas rodadas"></ol>
<div class="times" aria-hidden="true"><span id="phase"></span><b id="times">1,00×</b><span id="caption"></span><i class="calm"></i></div>
</div>`,
      stake: html`${stakeSteps(true)}${autoCashOut}`,
      play: html`<button type="button" id="act" class="play" aria-disabled="true"><span id="act-name">Apostar</span><span id="act-amount" aria-hidden="true"></span></button>${ownRounds}`,
      rules: {
        button: 'Regras',
        title: 'Como funciona',
        text: html`<p>Você aposta e a curva sobe a partir de 1,00×. Retire antes que ela caia e receba a aposta vezes o multiplicador do momento. Se ela cair antes, a aposta se perde.</p>
<p>Com a retirada automática ligada, o servidor retira no multiplicador escolhido, se a curva chegar a ele, mesmo que você feche o jogo. Você ainda pode retirar antes.</p>
<p>O ponto da queda é sorteado pelo servidor no começo da rodada e vale o relógio do servidor. A chance de chegar a um multiplicador é de ${percent(returned)} dividido por ele: ${percent(returned / 2)} para 2,00× e ${percent(returned / 10)} para 10,00×. Retorno ao jogador: ${percent(returned)}, em qualquer ponto de retirada. A curva termina em 1.000×.</p>`,
      },
      firstResult: 'Escolha a aposta.',
    },
    { ...brand, bets: crashBets.filter((bet) => bets.includes(bet)) },
  );
}
