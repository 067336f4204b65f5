import { html } from 'hono/html';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { SlotState } from '../games/slotService.ts';
import { pocketColor, rouletteSpots, spotPay, wheelPockets } from '../games/tables/roulette.ts';
import { chips } from '../games/tables/tableService.ts';
import { type FrameBrand, framePage, percent } from './framePage.ts';

const colorNames = { red: 'vermelho', black: 'preto', green: 'verde' };
const outer = 100;
const inner = 66;

const point = (radius: number, turn: number) =>
  `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;

// The wheel with its first pocket at the top.
function wheel() {
  const step = (2 * Math.PI) / wheelPockets.length;
  const pockets = wheelPockets.map((pocket, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    const d = `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    return html`<path class="${pocketColor(pocket)}" d="${d}"/><text y="-86" transform="rotate(${((index * step * 180) / Math.PI).toFixed(2)})">${pocket}</text>`;
  });
  return html`<svg class="wheel" viewBox="-112 -112 224 224" role="img" aria-label="Roleta"><circle class="rim" r="108"/><g id="wheel">${pockets}<circle class="hub" r="${inner}"/><path class="cross" d="M-52 0H52M0-52V52"/><circle class="knob" r="14"/></g><circle class="ball" cy="-72" r="5"/></svg>`;
}

/** Renders a table with the European wheel: places for stakes, chips, and a button that spins. */
export function tablePage(state: SlotState, brand: FrameBrand) {
  const { game } = state;
  const { min_bet: min, max_bet: max } = game.table ?? {};
  // Shows around a wheel tell multipliers instead.
  const results = (game.table?.results ?? []).filter((result) => /^\d+$/.test(result));
  const [latest] = results;
  const highest = Math.max(...state.bets);
  const spots = rouletteSpots.map((spot) => {
    const isNumber = /^\d+$/.test(spot.id);
    const color = isNumber ? pocketColor(Number(spot.id)) : spot.id;
    const shade = isNumber ? `, ${colorNames[pocketColor(Number(spot.id))]}` : '';
    return html`<button type="button" class="spot ${color}${isNumber ? ' number' : ''}" aria-disabled="true" data-spot="${spot.id}" data-name="${spot.name}${shade}, paga ${spotPay(spot) / 100} vezes" aria-label="${spot.name}${shade}, paga ${spotPay(spot) / 100} vezes"><span>${spot.name}</span><b hidden></b></button>`;
  });
  const limits = min && max ? ` A mesa aceita de ${formatBrl(min)} a ${formatBrl(max)} por rodada.` : '';
  return framePage(
    state,
    {
      name: 'table',
      stage: html`<div class="felt">
<div class="seen">${wheel()}<div class="latest"><p class="number-now ${latest ? pocketColor(Number(latest)) : ''}" aria-hidden="true">${latest}</p><ol class="history" aria-label="Últimos números">${results.map((number) => html`<li class="${pocketColor(Number(number))}">${number}</li>`)}</ol></div></div>
<div class="board" role="group" aria-label="Mesa de apostas">${spots}</div>
</div>`,
      stake: html`<fieldset class="chips"><legend class="hidden">Valor da ficha</legend>${chips.filter((chip) => chip <= highest).map((chip, index) => html`<label><input type="radio" name="chip" value="${chip}" aria-label="Ficha de ${formatBrl(chip)}"${index === 0 ? ' checked' : ''}><span aria-hidden="true">${chip / 100}</span></label>`)}</fieldset>
<div class="figure"><span>Aposta</span><output id="bet">${formatBrl(0)}</output></div>`,
      play: html`<div class="moves"><button type="button" id="clear" aria-disabled="true">Limpar</button><button type="button" id="repeat" aria-disabled="true">Repetir</button><button type="button" id="spin" class="play" aria-disabled="true">Girar</button></div>`,
      rules: {
        button: 'Regras',
        title: 'Como funciona',
        text: html`<p>Escolha uma ficha, toque nos lugares da mesa e gire. O servidor sorteia uma das 37 casas da roleta europeia.${limits}</p>
<table><thead><tr><th>Aposta</th><th>Paga</th></tr></thead><tbody><tr><td>Número</td><td>36×</td></tr><tr><td>Dúzia: 1 a 12, 13 a 24 ou 25 a 36</td><td>3×</td></tr><tr><td>Cor, par ou ímpar, metade</td><td>2×</td></tr></tbody></table>
<p>Os valores incluem a aposta. Com o zero perdem cor, par, ímpar, metade e dúzia. Retorno ao jogador: ${percent(3600 / 37)} em qualquer lugar.</p>`,
      },
      firstResult: 'Escolha a ficha e onde apostar.',
    },
    { ...brand, bets: chips },
  );
}
