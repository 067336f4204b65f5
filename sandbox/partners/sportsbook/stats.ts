// What earlier matches say about the two sides: their place in the league, their last results and their meetings.
import type { SportEventPage } from '../../games/sportsEvents.ts';
import { crest } from './events.ts';
import { draw, make } from './make.ts';

type PlayedMatch = SportEventPage['stats']['meetings'][number];

const shownMeetings = 3;

const results = {
  won: { letter: 'V', name: 'Vitória', by: 'por', over: 'sobre' },
  drawn: { letter: 'E', name: 'Empate', by: 'em', over: 'com' },
  lost: { letter: 'D', name: 'Derrota', by: 'por', over: 'para' },
} as const;

/** Returns the parts of the section below its heading. */
export function statsBody({ home, away, stats }: SportEventPage): HTMLElement {
  return make(
    'div',
    { class: 'stats' },
    make(
      'div',
      {},
      make('h4', {}, 'Posição e últimos jogos'),
      make(
        'ul',
        { class: 'forms' },
        form(home, stats.home.rank, stats.home.last),
        form(away, stats.away.rank, stats.away.last),
      ),
      make('p', { class: 'muted' }, `Posição entre os ${stats.sides} da competição, pelos últimos jogos.`),
    ),
    meetings(home, away, stats.meetings),
  );
}

function form(side: string, rank: number, last: readonly PlayedMatch[]): HTMLElement {
  return make(
    'li',
    { class: 'form' },
    make('b', { class: 'rank' }, `${rank}º`),
    crest(side),
    make('span', { class: 'name' }, side),
    make(
      'ol',
      { 'aria-label': `Últimos jogos de ${side}, o mais recente no fim` },
      ...last.map((match) => {
        const result = resultOf(match, side);
        const text = resultText(match, side);
        return make(
          'li',
          { class: result, title: text },
          make('span', { 'aria-hidden': 'true' }, results[result].letter),
          make('span', { class: 'hidden' }, text),
        );
      }),
    ),
  );
}

const ownScore = ({ home, score: [one, other] }: PlayedMatch, side: string) =>
  home === side ? { own: one, against: other } : { own: other, against: one };

function resultOf(match: PlayedMatch, side: string): keyof typeof results {
  const { own, against } = ownScore(match, side);
  return own === against ? 'drawn' : own > against ? 'won' : 'lost';
}

function resultText(match: PlayedMatch, side: string): string {
  const other = match.home === side ? match.away : match.home;
  const { name, by, over } = results[resultOf(match, side)];
  // The larger number comes first, as in Portuguese even for a defeat.
  return `${name} ${by} ${Math.max(...match.score)} a ${Math.min(...match.score)} ${over} ${other}`;
}

function meetings(home: string, away: string, played: readonly PlayedMatch[]): HTMLElement {
  if (played.length === 0) return make('p', { class: 'muted' }, 'Ainda sem confrontos diretos.');
  const count = (side: string) => played.filter((match) => resultOf(match, side) === 'won').length;
  const [homeWins, awayWins] = [count(home), count(away)];
  const draws = played.length - homeWins - awayWins;
  const shares = [
    { kind: 'of-home', count: homeWins, name: home },
    { kind: 'of-none', count: draws, name: draws === 1 ? 'empate' : 'empates' },
    { kind: 'of-away', count: awayWins, name: away },
  ].filter(({ kind, count }) => count > 0 || kind !== 'of-none');
  return make(
    'div',
    {},
    make('h4', {}, 'Confrontos diretos'),
    make(
      'ul',
      { class: 'shares' },
      ...shares.map(({ kind, count, name }) =>
        make('li', { class: kind }, make('b', {}, String(count)), ' ', name),
      ),
    ),
    shareBar(shares, played.length),
    make(
      'ul',
      { class: 'meetings' },
      ...played
        .slice(0, shownMeetings)
        .map(({ home: host, away: guest, score }) =>
          make(
            'li',
            {},
            make('span', {}, host),
            make('b', {}, `${score[0]} – ${score[1]}`),
            make('span', {}, guest),
          ),
        ),
    ),
  );
}

// Attributes of a drawing, because the page allows no inline styles.
function shareBar(shares: readonly { kind: string; count: number }[], total: number): SVGElement {
  let from = 0;
  const percent = (count: number) => `${(count / total) * 100}%`;
  return draw(
    'svg',
    { class: 'share-bar', 'aria-hidden': 'true' },
    ...shares.map(({ kind, count }) => {
      const part = draw('rect', { class: kind, x: percent(from), width: percent(count), height: '100%' });
      from += count;
      return part;
    }),
  );
}
