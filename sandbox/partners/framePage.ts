import { html } from 'hono/html';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { StyleName } from '../art/styles.ts';
import type { SlotState } from '../games/slotService.ts';

// Of the page around the frame.
export interface FrameBrand {
  id: string;
  opener: string;
  // Celebrations that urge to go on are unlawful (Portaria 1.231 art. 12): there the figures appear in silence.
  isCalm: boolean;
  // Why the game plays with another amount than the balance of the page, which alone shows one; empty when it does not.
  note: string;
}

type Html = ReturnType<typeof html>;

export interface FrameParts {
  // Name of the style sheet, and of the script unless that has a name of its own.
  name: string;
  script?: string | undefined;
  sheet?: string | undefined;
  // How its studio draws.
  look?: StyleName;
  // The game itself, above the bar.
  stage: Html;
  // Between balance and the button that plays.
  stake: Html;
  play: Html;
  // Title and text of the dialog behind the second tool.
  rules: { button: string; title: string; text: Html };
  firstResult: string;
}

const toolIcons = {
  sound: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  pays: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 16.6h.01',
};

const tool = (id: keyof typeof toolIcons, name: string, isSwitch = false) =>
  html`<button type="button" id="${id}"${isSwitch ? html` aria-pressed="false"` : ''}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${toolIcons[id]}"/></svg>${name}</button>`;

/** Renders a stand-in game for its frame; its script reads everything from the attributes of the body. */
export function framePage(
  { game, demo, balanceCents }: SlotState,
  { name, script = name, sheet, look, stage, stake, play, rules, firstResult }: FrameParts,
  { id, opener, isCalm, note, bets }: FrameBrand & { bets: readonly number[] },
) {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game.name}</title>
<link rel="stylesheet" href="/slots/type/${id}/type.css">
<link rel="stylesheet" href="/slots/stage/${game.slug}/stage.css">
<link rel="stylesheet" href="/slots/frame.css">
<link rel="stylesheet" href="/slots/${name}.css">${
    sheet &&
    html`
<link rel="stylesheet" href="/slots/${sheet}.css">`
  }
<script type="module" src="/slots/${script}.ts"></script>
</head>
<body data-opener="${opener}"${isCalm ? html` data-calm` : ''} data-game="${game.slug}" data-balance="${balanceCents}" data-bets="${bets.join(',')}">
<picture><source media="(orientation: landscape) and (min-height: 31.25em)" srcset="/slots/backdrops/${game.slug}/wide"><img class="backdrop" src="/slots/backdrops/${game.slug}" alt=""></picture>
<section class="frame ${name}"${look ? html` data-look="${look}"` : ''} aria-label="Jogo">
<h1>${game.name}${demo ? html` <small>Demonstração</small>` : ''}</h1>
<div class="stage">${stage}<div class="celebration" aria-hidden="true" hidden><div class="sparks"></div><p class="plaque"><strong></strong><b></b><span></span></p></div></div>
<div class="controls">
<p class="result" role="status">${firstResult}</p>
<div class="bar">
<div class="figure${demo ? '' : ' hidden'}"><span>${demo ? 'Saldo de demonstração' : 'Para jogar'}</span><output id="balance">${formatBrl(balanceCents)}</output></div>
<small id="note"${note ? '' : html` hidden`}>${note}</small>
${stake}
${play}
<div class="tools">${tool('sound', 'Som', true)}${tool('pays', rules.button)}${tool('help', 'Ajuda')}</div>
</div>
</div>
</section>
<dialog aria-labelledby="pays-title">
<h2 id="pays-title">${rules.title}</h2>
${rules.text}
<form method="dialog"><button>Fechar</button></form>
</dialog>
</body>
</html>`;
}

const step = (id: string, text: string, name: string) =>
  html`<button type="button" id="${id}" aria-disabled="true" aria-label="${name}">${text}</button>`;

/** Renders the stake between its steps, for games with one stake a round; `halves` adds a half and a double. */
export const stakeSteps = (halves = false) =>
  html`<div class="stake">${halves ? step('half', '½', 'Metade da aposta') : ''}${step('less', '−', 'Diminuir aposta')}<div class="figure"><span>Aposta</span><output id="bet"></output></div>${step('more', '+', 'Aumentar aposta')}${halves ? step('double', '2×', 'Dobro da aposta') : ''}</div>`;

export const percent = (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
