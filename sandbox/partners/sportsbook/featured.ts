// The cards that lead the overview: the next match of each of the first leagues.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { crest, type EventParts, resultOdds, slipLink, whenOf } from './events.ts';
import { grouped, make } from './make.ts';

const shownCards = 3;

/** Draws the cards, or nothing while there are too few for a row. */
export function featuredCards(events: readonly SportEvent[], parts: EventParts): HTMLElement[] {
  const ahead = events.filter(({ live, outcomes }) => !live && outcomes.length > 0);
  const cards = [...grouped(ahead, ({ leagueId }) => leagueId).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, shownCards)
    .map((event) => card(event, parts));
  if (cards.length < shownCards) return [];
  return [
    make(
      'section',
      { class: 'part featured', 'data-focus': 'part:featured', 'aria-label': 'Jogos em destaque' },
      make('h2', {}, 'Jogos em destaque'),
      make('ul', {}, ...cards),
    ),
  ];
}

function card(event: SportEvent, parts: EventParts): HTMLElement {
  const { id, home, away, league, outcomes } = event;
  const side = (name: string) => make('span', { class: 'team' }, crest(name), make('span', {}, name));
  return make(
    'li',
    { 'data-focus': `card:${id}` },
    make('p', { class: 'meta' }, whenOf(event), make('span', {}, league)),
    make(
      'button',
      {
        type: 'button',
        class: 'versus',
        'data-focus': `open:${id}`,
        'aria-label': `Abrir ${home} x ${away}`,
        onclick: () => parts.onOpen(event),
      },
      side(home),
      make('b', {}, 'x'),
      side(away),
    ),
    resultOdds(event, parts),
    ...slipLink(event, outcomes, parts),
  );
}
