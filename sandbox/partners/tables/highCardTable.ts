import { html } from 'hono/html';
import { highCard, highCardPays, highCardReturns } from '../../games/tables/highCard.ts';
import { percent } from '../framePage.ts';
import { hand } from './cardsTable.ts';
import { paidText, payTable, type TableLook } from './tablePage.ts';

const sidesOf: Record<string, readonly [string, string]> = {
  'dragon-tiger-live': ['Dragão', 'Tigre'],
  'football-card-show': ['Mandante', 'Visitante'],
};

/** A table with one card for each of two sides, by the names of a title. */
export function highCardTable(slug: string): TableLook {
  const [player, banker] = sidesOf[slug] ?? ['Jogador', 'Banca'];
  const names: Record<string, string> = { player, banker, tie: 'Empate' };
  return {
    kind: 'highCard',
    hasHands: true,
    scene: html`<div class="hands">${hand('player', player)}${hand('banker', banker)}</div>`,
    spots: highCard.spots.map(({ id, name: usual }) => {
      const name = names[id] ?? usual;
      const pays = id === 'tie' ? highCardPays.tie : highCardPays.side;
      return { id, text: paidText(name, pays), name, look: id, pays };
    }),
    play: { name: 'Dar cartas', busy: 'Distribuindo as cartas…' },
    history: 'Últimos vencedores',
    rules: (
      limits,
    ) => html`<p>Cada lado recebe uma carta. Vence a mais alta: de dois, a mais baixa, a ás. O naipe não conta.${limits}</p>
${payTable([
  [`${player} ou ${banker}`, highCardPays.side],
  ['Empate', highCardPays.tie],
])}
<p>Os valores incluem a aposta. No empate, ${player} e ${banker} recebem metade da aposta de volta. Oito baralhos, embaralhados a cada rodada. Retorno ao jogador: ${percent(highCardReturns.side)} em ${player} ou ${banker} e ${percent(highCardReturns.tie)} no empate.</p>`,
  };
}
