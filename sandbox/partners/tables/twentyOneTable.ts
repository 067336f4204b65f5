import { html } from 'hono/html';
import { stops, twentyOne, twentyOnePays } from '../../games/tables/twentyOne.ts';
import { percent } from '../framePage.ts';
import { hand } from './cardsTable.ts';
import { payTable, type TableLook } from './tablePage.ts';

const returns = stops.map(({ stop, returned }) => `${percent(returned)} em ${stop}`).join(', ');

/** A table of blackjack without moves: a stake tells where the hand stops. */
export const twentyOneTable: TableLook = {
  kind: 'twentyOne',
  hasHands: true,
  scene: html`<div class="hands">${hand('player', 'Jogador')}${hand('banker', 'Banca')}</div>`,
  spots: twentyOne.spots.map(({ id, name }) => ({ id, text: name, name, look: '', pays: twentyOnePays.win })),
  play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
  history: 'Últimos totais da banca',
  rules: (
    limits,
  ) => html`<p>Aposte em que total a sua mão para e peça as cartas: ela recebe cartas até esse total, a banca até 17. Vence quem soma mais sem passar de 21; quem passa, perde. O ás vale 11, ou 1 se a mão passaria de 21; figuras valem 10. Blackjack, um ás com um 10 ou uma figura, vence qualquer outra mão.${limits}</p>
${payTable([
  ['Blackjack', twentyOnePays.blackjack],
  ['Vitória', twentyOnePays.win],
  ['Empate', twentyOnePays.tie],
])}
<p>Os valores incluem a aposta. Cada carta sai de um baralho inteiro, com reposição; todas as apostas valem para as mesmas cartas. Retorno ao jogador: ${returns}.</p>`,
};
