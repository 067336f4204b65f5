import { html } from 'hono/html';
import { crashBets } from '../games/crash/crashService.ts';
import type { SlotState } from '../games/slotService.ts';
import { type FrameBrand, framePage, percent, stakeSteps } from './framePage.ts';

/** Renders a crash game: a curve that rises until it crashes, and a button that bets, then cashes out. */
export function crashPage(state: SlotState, brand: FrameBrand) {
  const { game, bets } = state;
  const returned = game.rtp ?? 96;
  return framePage(
    state,
    {
      name: 'crash',
      stage: html`<div class="sky" data-phase="idle">
<ol class="history" aria-label="Últimas rodadas"></ol>
<svg viewBox="0 0 400 220" preserveAspectRatio="none" aria-hidden="true"><path id="area"/><path id="line" vector-effect="non-scaling-stroke"/></svg>
<img id="flyer" src="/slots/symbols/${game.slug}/0" alt="" width="116" height="116">
<p class="times" aria-hidden="true"><b id="times">1,00×</b><span id="caption">Pronto para subir</span></p>
</div>`,
      stake: stakeSteps,
      play: html`<button type="button" id="act" class="play" aria-disabled="true"><span id="act-name">Apostar</span><span id="act-amount" aria-hidden="true"></span></button>`,
      rules: {
        button: 'Regras',
        title: 'Como funciona',
        text: html`<p>Você aposta e a curva sobe a partir de 1,00×. Retire antes que ela caia e receba a aposta vezes o multiplicador do momento. Se ela cair antes, a aposta se perde.</p>
<p>O ponto da queda é sorteado pelo servidor no começo da rodada e vale o relógio do servidor. A chance de chegar a um multiplicador é de ${percent(returned)} dividido por ele: ${percent(returned / 2)} para 2,00× e ${percent(returned / 10)} para 10,00×. Retorno ao jogador: ${percent(returned)}, em qualquer ponto de retirada. A curva termina em 1.000×.</p>`,
      },
      firstResult: 'Escolha a aposta.',
    },
    { ...brand, bets: crashBets.filter((bet) => bets.includes(bet)) },
  );
}
