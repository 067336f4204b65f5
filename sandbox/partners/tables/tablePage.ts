import { html } from 'hono/html';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import type { PartnerGame } from '../../content/catalogue/partnerGames.ts';
import type { SlotState } from '../../games/slotService.ts';
import { chips } from '../../games/tables/tableService.ts';
import { type FrameBrand, framePage } from '../framePage.ts';

type Html = ReturnType<typeof html>;

export interface TableLook {
  // What the script reveals a round by.
  kind: PartnerGame;
  scene: Html;
  // A style sheet of its own, besides the one of all tables.
  sheet?: 'show';
  // A class of its own colors.
  theme?: string;
  // The scene shows hands of cards.
  hasHands?: true;
  // Its results also fill a plate of beads, as players of it keep them.
  hasBeads?: true;
  spots: { id: string; text: string | Html; name: string; look: string; pays: number }[];
  // The class of an earlier result; undefined for what this table cannot show.
  shadeOf?(result: string): string | undefined;
  play: { name: string; busy: string };
  // Of a table whose rounds have moves: its own script, and the buttons of an open round.
  moves?: { script: string; buttons: Html };
  history: string;
  // `limits` is a sentence of the table's own stakes, or empty.
  rules(limits: string): Html;
}

export const times = (hundredths: number) => (hundredths / 100).toLocaleString('pt-BR');

// A place for stakes with what it pays, which includes the stake.
export const paidText = (name: string, pays: number) => html`${name} <small>${times(pays)}×</small>`;

export const payTable = (rows: readonly (readonly [string, string | number])[]) =>
  html`<table><thead><tr><th>Aposta</th><th>Paga</th></tr></thead><tbody>${rows.map(([bet, pays]) => html`<tr><td>${bet}</td><td>${typeof pays === 'number' ? `${times(pays)}×` : pays}</td></tr>`)}</tbody></table>`;

// Whole reais without cents.
const short = (cents: number) => formatBrl(cents).replace(/,00$/, '');

/** Returns the chips that alone are a bet between two limits; without such a chip, the largest that adds up to one. */
export function chipsWithin(min: number, max: number): number[] {
  const affordable = chips.filter((chip) => chip <= max);
  const within = affordable.filter((chip) => chip >= min);
  return within.length > 0 ? within : affordable.slice(-1);
}

// The dealer in the room, what the table waits for, its stakes and who is there.
function salon({ slug, table }: SlotState['game'], limits: string, isShow: boolean) {
  const { seats, players } = table ?? {};
  const here = seats
    ? `${seats} ${seats === 1 ? 'lugar livre' : 'lugares livres'}`
    : players && `${players} ${players === 1 ? 'jogador' : 'jogadores'}`;
  const facts = [limits, here].filter(Boolean);
  return html`<div class="salon"><picture>${isShow ? '' : html`<source media="(min-width: 56em)" srcset="/slots/salons/${slug}/tall">`}<img src="/slots/salons/${slug}" alt=""></picture><div class="caption"><p id="phase"></p><p class="facts">${facts.map((fact) => html`<span>${fact}</span>`)}</p></div></div>`;
}

/** Renders a table: places for stakes, chips, and a button that plays a round. */
export function tablePage(state: SlotState, look: TableLook, brand: FrameBrand) {
  const { game } = state;
  const { min_bet: min, max_bet: max, results = [] } = game.table ?? {};
  // The operator's own limit holds at every table.
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, state.maxStakeCents);
  const shown = results.flatMap((result) => {
    const shade = look.shadeOf?.(result);
    return shade ? [{ result, shade }] : [];
  });
  const [latest] = shown;
  const item = ({ result, shade }: { result: string; shade: string }) =>
    html`<li class="${shade}">${result}</li>`;
  const highest = Math.max(...state.bets);
  // Each chip is a bet of its own.
  const offered = chipsWithin(min ?? 0, highest);
  const spots = look.spots.map(({ id, text, name, look: classes, pays }) => {
    const label = `${name}, paga ${times(pays)} vezes`;
    return html`<button type="button" class="spot ${classes}" aria-disabled="true" data-spot="${id}" data-name="${label}" aria-label="${label}"><span>${text}</span><b hidden></b></button>`;
  });
  const limits = min && max ? `${short(min)} a ${short(most)}` : '';
  const rule = limits && ` A mesa aceita de ${limits} por rodada.`;
  return framePage(
    state,
    {
      name: 'table',
      script: look.moves?.script,
      sheet: look.sheet,
      stage: html`<div class="felt ${look.kind}${look.theme ? ` ${look.theme}` : ''}${look.hasHands ? ' cards' : ''}${game.live ? ' live' : ''}" data-kind="${look.kind}" data-least="${min ?? 0}" data-most="${most}">
${game.live ? salon(game, limits, look.sheet === 'show') : ''}<div class="seen">${look.scene}<p class="number-now ${latest?.shade ?? ''}" aria-hidden="true">${latest?.result}</p></div>
<div class="latest"><ol class="history" aria-label="${look.history}">${shown.slice(0, 12).map(item)}</ol>${look.hasBeads ? html`<ol class="beads" aria-hidden="true">${shown.toReversed().map(item)}</ol>` : ''}</div>
<div class="board" role="group" aria-label="Mesa de apostas">${spots}</div>
</div>`,
      stake: html`<fieldset class="chips"><legend class="hidden">Valor da ficha</legend>${offered.map((chip, index) => html`<label><input type="radio" name="chip" value="${chip}" aria-label="Ficha de ${formatBrl(chip)}"${index === 0 ? ' checked' : ''}><span aria-hidden="true">${chip / 100}</span></label>`)}</fieldset>
<div class="figure"><span>Aposta</span><output id="bet">${formatBrl(0)}</output></div>`,
      play: html`<div class="moves"><button type="button" id="clear" aria-disabled="true">Limpar</button><button type="button" id="repeat" aria-disabled="true">Repetir</button>${look.moves?.buttons}<button type="button" id="spin" class="play" data-busy="${look.play.busy}" aria-disabled="true">${look.play.name}</button></div>`,
      rules: { button: 'Regras', title: 'Como funciona', text: look.rules(rule) },
      firstResult: 'Escolha a ficha e onde apostar.',
    },
    { ...brand, bets: chips },
  );
}
