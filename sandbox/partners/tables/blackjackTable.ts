import { html } from 'hono/html';
import { bankerStop, blackjackPays, blackjackReturns } from '../../games/blackjack/blackjackHand.ts';
import { percent } from '../framePage.ts';
import { hand } from './cardsTable.ts';
import { payTable, type TableLook } from './tablePage.ts';

const move = (id: string, name: string) =>
  html`<button type="button" id="${id}" class="move" hidden>${name}</button>`;

// As on a real cloth, along an arc.
const print = html`<svg class="print" viewBox="0 0 320 60" role="img" aria-label="Blackjack paga 3 para 2. A banca para em ${bankerStop}."><path id="arc" d="M10 14Q160 46 310 14"/><text><textPath href="#arc" startOffset="50%">Blackjack paga 3 para 2</textPath></text><text class="small" x="160" y="54">A banca para em ${bankerStop}</text></svg>`;

/** A table of blackjack: the banker's hand above the player's, who asks for cards, stands or doubles. */
export const blackjackTable: TableLook = {
  kind: 'blackjack',
  hasHands: true,
  scene: html`<div class="hands">${hand('banker', 'Banca')}${print}${hand('player', 'Jogador')}</div>`,
  spots: [{ id: 'hand', text: 'Sua aposta', name: 'Sua aposta', look: '', pays: blackjackPays.win }],
  moves: {
    script: 'blackjack',
    buttons: html`${move('double', 'Dobrar')}${move('stand', 'Parar')}${move('hit', 'Pedir')}`,
  },
  play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
  history: 'Últimas mãos',
  rules: (
    limits,
  ) => html`<p>Vence quem soma mais sem passar de 21; quem passa, perde. O ás vale 11, ou 1 se a mão passaria de 21; figuras valem 10. Um ás com um 10 ou uma figura é blackjack e vence qualquer outra mão.${limits}</p>
<p>Peça quantas cartas quiser ou pare. Com as duas primeiras cartas, também pode dobrar: a aposta dobra e a mão recebe só mais uma carta. Com um blackjack de um dos lados, a rodada termina na hora. Quando você para, a banca abre a segunda carta e pede até 17. Não há divisão de pares nem seguro.</p>
${payTable([
  ['Blackjack (3 para 2)', blackjackPays.blackjack],
  ['Vitória', blackjackPays.win],
  ['Empate', blackjackPays.tie],
])}
<p>Os valores incluem a aposta. Cada carta sai de um baralho inteiro, com reposição. A mão fica aberta se você sair; sem jogada por 24 horas, ela para como está. Retorno ao jogador, sobre a aposta inicial: ${percent(blackjackReturns.best)} com as melhores jogadas; ${percent(blackjackReturns.simple)} para quem só pede até 17.</p>`,
};
