import { html } from 'hono/html';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import type { SlotState } from '../games/slotService.ts';

// Of the page around the frame.
export interface FrameBrand {
  id: string;
  opener: string;
  // Celebrations that urge to go on are unlawful (Portaria 1.231 art. 12): there the figures appear in silence.
  isCalm: boolean;
}

type Html = ReturnType<typeof html>;

export interface FrameParts {
  // Name of the script and the style sheet.
  name: string;
  // The game itself, above the bar.
  stage: Html;
  // Between balance and the button that plays.
  stake: Html;
  play: Html;
  // Title and text of the dialog behind the second tool.
  rules: { button: string; title: string; text: Html };
  firstResult: string;
}

/** Renders a stand-in game for its frame; its script reads everything from the attributes of the body. */
export function framePage(
  { game, demo, balanceCents }: SlotState,
  { name, stage, stake, play, rules, firstResult }: FrameParts,
  { id, opener, isCalm, bets }: FrameBrand & { bets: readonly number[] },
) {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${game.name}</title>
<link rel="stylesheet" href="/slots/type/${id}/type.css">
<link rel="stylesheet" href="/slots/frame.css">
<link rel="stylesheet" href="/slots/${name}.css">
<script type="module" src="/slots/${name}.ts"></script>
</head>
<body data-opener="${opener}"${isCalm ? html` data-calm` : ''} data-game="${game.slug}" data-balance="${balanceCents}" data-bets="${bets.join(',')}">
<img class="backdrop" src="/slots/backdrops/${game.slug}" alt="">
<section class="frame ${name}" aria-label="Jogo">
<h1>${game.name}${demo ? html` <small>Demonstração</small>` : ''}</h1>
<div class="stage">${stage}<div class="celebration" aria-hidden="true" hidden><b></b><span></span></div></div>
<div class="controls">
<p class="result" role="status">${firstResult}</p>
<div class="bar">
<div class="figure"><span>${demo ? 'Saldo de demonstração' : 'Saldo'}</span><output id="balance">${formatBrl(balanceCents)}</output></div>
${stake}
${play}
<div class="tools"><button type="button" id="sound" aria-pressed="false">Som</button><button type="button" id="pays">${rules.button}</button><button type="button" id="help">Ajuda</button></div>
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

// The stake with a button at each side, for games with one stake a round.
export const stakeSteps = html`<div class="stake"><button type="button" id="less" aria-disabled="true" aria-label="Diminuir aposta">−</button><div class="figure"><span>Aposta</span><output id="bet"></output></div><button type="button" id="more" aria-disabled="true" aria-label="Aumentar aposta">+</button></div>`;

export const percent = (value: number) => `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
