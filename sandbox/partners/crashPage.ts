import { html } from 'hono/html';
import { seededRandom } from '../art/random.ts';
import { crashBets } from '../games/crash/crashService.ts';
import type { SlotState } from '../games/slotService.ts';
import { type FrameBrand, framePage, percent, stakeSteps } from './framePage.ts';

const starCount = 70;

// A moon among stars, which every game has in places of their own.
function heavens(slug: string) {
  const random = seededRandom(`sky:${slug}`);
  const stars = Array.from({ length: starCount }, () => {
    const [x, y] = [random.integer(0, 400), random.integer(0, 215)];
    return html`<circle cx="${x}" cy="${y}" r="${random.pick([0.4, 0.5, 0.7, 1])}"/>`;
  });
  return html`<svg class="heavens" viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g class="stars">${stars}</g></svg><svg class="moon" viewBox="-19 -19 38 38" aria-hidden="true"><circle r="19"/><circle class="crater" cx="-6" cy="-4" r="4.5"/><circle class="crater" cx="6" cy="6" r="3"/><circle class="crater" cx="5" cy="-9" r="2"/></svg>`;
}

const hills = {
  far: 'M0 26Q45 4 95 20T190 12T290 20T400 8V60H0z',
  near: 'M0 40Q70 22 140 34T270 30T400 36V60H0z',
};

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
${heavens(game.slug)}
<svg class="land" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true"><path class="far" d="${hills.far}"/><path d="${hills.near}"/></svg>
<svg class="chart" aria-hidden="true"><defs><linearGradient id="fade" x2="0" y2="1"><stop class="upper"/><stop class="lower" offset="1"/></linearGradient></defs><path id="grid"/><path id="area" fill="url(#fade)"/><path id="line"/><g id="marks"></g></svg>
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
