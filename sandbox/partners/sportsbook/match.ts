// The page of a match with all its markets.
import type { SportEventPage } from '../../games/sportsEvents.ts';
import {
  closedOdds,
  crest,
  type EventParts,
  minuteText,
  oddsButton,
  scoreUnits,
  slipLink,
  whenOf,
} from './events.ts';
import { icon } from './icons.ts';
import { grouped, make, toggleButton } from './make.ts';
import { statsBody } from './stats.ts';
import type { Market } from './ticketTypes.ts';
import { matchTracker } from './track.ts';

export const marketGroups = ['Todos', 'Principais', 'Totais', 'Handicap', 'Placar', 'Estatísticas'] as const;
export type MarketGroup = (typeof marketGroups)[number];

const fewOutcomes = 3;
const longName = 18;

interface MatchParts extends EventParts {
  group: MarketGroup;
  folded: ReadonlySet<string>;
  onGroup: (group: MarketGroup) => void;
  onFold: (name: string) => void;
}

export function matchPage(event: SportEventPage, parts: MatchParts): HTMLElement {
  const { group, onGroup } = parts;
  const groups = marketGroups.filter(
    (one) =>
      one === 'Todos' || one === 'Estatísticas' || event.markets.some((market) => market.group === one),
  );
  const chips = make(
    'div',
    { class: 'chips', role: 'group', 'aria-label': 'Mercados' },
    ...groups.map((one) => toggleButton(`group:${one}`, one === group, () => onGroup(one), one)),
  );
  const shown = event.markets.filter((market) => group === 'Todos' || market.group === group);
  const families = grouped(shown, ({ name }) => name);
  const drawn = [...families].map(([name, markets]) => family(name, markets, event, parts));
  const content =
    group === 'Estatísticas'
      ? [make('section', { class: 'market statistics', 'aria-label': group }, statsBody(event))]
      : [
          make(
            'div',
            { class: 'first-market' },
            ...(shown.length === 0
              ? [make('p', { class: 'note', role: 'status' }, 'Mercados fechados agora.')]
              : []),
            ...drawn.slice(0, 1),
          ),
          make('div', { class: 'markets' }, ...drawn.slice(1)),
        ];
  return make(
    'article',
    { class: 'match', 'data-focus': `match:${event.id}` },
    head(event, parts),
    chips,
    ...content,
  );
}

/** Draws the shape of the page while it loads. */
export const waitingMatch = (): HTMLElement =>
  make(
    'div',
    { class: 'waiting', 'aria-busy': 'true' },
    ...['match-head', 'chips', 'market', 'market', 'market'].map((part) => make('div', { class: part })),
  );

function head(event: SportEventPage, { onLeague }: MatchParts): HTMLElement {
  const { home, away, sport, score, goals } = event;
  const side = (name: string) => make('div', { class: 'team' }, crest(name), make('span', {}, name));
  const units = scoreUnits[sport];
  const middle = score
    ? make(
        'b',
        { class: 'score' },
        `${score[0]} – ${score[1]}`,
        ...(units ? [make('small', {}, units.won)] : []),
      )
    : make('b', { class: 'score' }, 'x');
  const goalOf = (of: 'home' | 'away') =>
    make(
      'p',
      {},
      goals
        .filter(({ side }) => side === of)
        .map(({ minute }) => minuteText(minute))
        .join(', '),
    );
  return make(
    'header',
    { class: 'match-head' },
    make(
      'button',
      {
        type: 'button',
        class: 'back',
        'data-focus': 'back',
        'aria-label': `Voltar a ${event.league}`,
        onclick: () => onLeague(event.leagueId),
      },
      icon('back'),
      make('span', {}, make('i', { class: 'path' }, `${sport} · ${event.region} · `), event.league),
    ),
    make('h2', { class: 'hidden' }, `${home} x ${away}`),
    make(
      'div',
      { class: 'teams' },
      side(home),
      make('div', { class: 'middle' }, whenOf(event), middle),
      side(away),
    ),
    ...(goals.length > 0
      ? [make('div', { class: 'goals' }, goalOf('home'), icon('Futebol'), goalOf('away'))]
      : []),
    ...matchTracker(event),
  );
}

function family(
  name: string,
  markets: readonly Market[],
  event: SportEventPage,
  parts: MatchParts,
): HTMLElement {
  return section(name, parts, () =>
    markets.flatMap((market) => [
      make(
        'div',
        { class: `odds${shapeOf(market)}`, 'data-focus': market.key },
        ...placesOf(market).map((outcome) =>
          outcome ? oddsButton(event, market.name, outcome, parts) : closedOdds(),
        ),
      ),
      ...slipLink(event, market.outcomes, parts),
    ]),
  );
}

// Names that have no room side by side on a phone stand below each other there.
function shapeOf(market: SportEventPage['markets'][number]): string {
  if (placesOf(market).length > fewOutcomes) return ' many';
  return market.outcomes.some(({ name }) => name.length > longName) ? ' tall' : '';
}

// A closed outcome keeps its place, so that no other moves below a finger; long lists leave it out.
function placesOf({ keys, outcomes }: SportEventPage['markets'][number]) {
  if (keys.length > fewOutcomes) return outcomes;
  return keys.map((key) => outcomes.find((outcome) => outcome.key === key));
}

// A section that the player can fold.
function section(name: string, { folded, onFold }: MatchParts, content: () => HTMLElement[]): HTMLElement {
  const isFolded = folded.has(name);
  return make(
    'section',
    { class: 'market', 'data-focus': `family:${name}` },
    make(
      'h3',
      {},
      make(
        'button',
        {
          type: 'button',
          'aria-expanded': String(!isFolded),
          'data-focus': `fold:${name}`,
          onclick: () => onFold(name),
        },
        make('span', {}, name),
        icon('down'),
      ),
    ),
    ...(isFolded ? [] : content()),
  );
}
