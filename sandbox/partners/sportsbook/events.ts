// Matches by league, each with the odds of its result and of its most even total and handicap.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { flag, icon } from './icons.ts';
import { grouped, make } from './make.ts';
import { formatOdds } from './odds.ts';
import type { Slips } from './ticket.ts';
import type { Outcome } from './ticketTypes.ts';

const timeZone = 'America/Sao_Paulo';
const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone });
const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone });

export const lineKinds = { result: 'Resultado', total: 'Total', handicap: 'Handicap' } as const;
export type LineKind = keyof typeof lineKinds;

export interface EventParts {
  // The previous odds, so that changes are visible.
  before: ReadonlyMap<string, number>;
  slips: Slips;
  onPick: (event: SportEvent, market: string, outcome: Outcome) => void;
  onOpen: (event: SportEvent) => void;
  onLeague: (leagueId: string) => void;
  // Missing where the slip is a widget of its own.
  onSlip?: (() => void) | undefined;
}

// What the numbers of a side count where a set has a score of its own.
export const scoreUnits: Partial<Record<SportEvent['sport'], { won: string; current: string }>> = {
  Tênis: { won: 'Sets', current: 'Games' },
  Vôlei: { won: 'Sets', current: 'Pontos' },
  'E-sports': { won: 'Mapas', current: 'Pontos' },
};

/** Shows the crest of a side, the picture that home shows as well. */
export const crest = (name: string) =>
  make('img', {
    src: new URL(`./crests/${encodeURIComponent(name)}.svg`, import.meta.url).href,
    class: 'crest',
    alt: '',
    loading: 'lazy',
  });

/** Draws one odds button; it is pressed while the slip holds it. */
export function oddsButton(
  event: SportEvent,
  market: string,
  outcome: Outcome,
  { before, slips, onPick }: EventParts,
  label: readonly (Node | string)[] = [outcome.name],
): HTMLElement {
  const old = before.get(`${event.id}:${outcome.key}`) ?? outcome.odds;
  const odds = formatOdds(outcome.odds, slips.preferences().format);
  return make(
    'button',
    {
      type: 'button',
      class: outcome.odds > old ? 'odd up' : outcome.odds < old ? 'odd down' : 'odd',
      'aria-pressed': String(slips.has(event.id, outcome.key)),
      'aria-disabled': slips.isPaused() && 'true',
      'data-focus': `${event.id}:${outcome.key}`,
      'aria-label': `${outcome.name}, odd ${odds}, ${event.home} x ${event.away}`,
      onclick: () => onPick(event, market, outcome),
    },
    make('span', {}, ...label),
    make('b', { class: odds.length > 5 && 'long' }, odds),
  );
}

/** Draws a way to the slip after the odds that it holds; only the keyboard reaches it. */
export function slipLink(
  event: SportEvent,
  outcomes: readonly Outcome[],
  { slips, onSlip }: EventParts,
): HTMLElement[] {
  if (!onSlip || !outcomes.some(({ key }) => slips.has(event.id, key))) return [];
  return [
    make(
      'button',
      { type: 'button', class: 'to-slip', 'data-focus': `slip:${event.id}`, onclick: onSlip },
      'Ir para o bilhete',
    ),
  ];
}

/** Draws a place where a closed market would be. */
export const closedOdds = () =>
  make('span', { class: 'odd closed' }, icon('lock'), make('span', { class: 'hidden' }, 'Fechado'));

const regularMinutes = 90;

/** Formats a minute of a match, as in `90+3′`. */
export const minuteText = (minute: number) =>
  minute > regularMinutes ? `${regularMinutes}+${minute - regularMinutes}′` : `${minute}′`;

/** Tells when a match is: its minute and period, or its day and hour. */
export function whenOf({ live, minute, period, startsAt }: SportEvent): HTMLElement {
  if (live) {
    const clock = minute === null ? (period ?? '') : `${minuteText(minute)} · ${period}`;
    return make('span', { class: 'live' }, make('b', {}, 'Ao vivo'), ` ${clock}`);
  }
  return make('span', { class: 'when' }, dateText(startsAt));
}

/** Formats an instant as `Hoje, 21:30` or `29/11, 21:30`. */
export function dateText(iso: string): string {
  const at = new Date(iso);
  const isToday = day.format(at) === day.format(new Date());
  return `${isToday ? 'Hoje' : day.format(at)}, ${hour.format(at)}`;
}

export const sportOrder = ['Futebol', 'Basquete', 'Tênis', 'Vôlei', 'E-sports'];
const rankOf = ({ sport, outcomes }: SportEvent) =>
  sportOrder.indexOf(sport) + (outcomes.length === 0 ? sportOrder.length : 0);
// An id begins with the position of its league.
const leagueOf = ({ id }: SportEvent) => id.slice(0, 2);

/** Sorts by sport, league and time; matches that are nearly decided come last. */
export const inOrder = (events: readonly SportEvent[]) =>
  [...events].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      leagueOf(one).localeCompare(leagueOf(other)) ||
      one.startsAt.localeCompare(other.startsAt),
  );

/** Returns the matches under the headings of their leagues, in the order of each league's first match. */
export function eventList(events: readonly SportEvent[], parts: EventParts): HTMLElement[] {
  const leagues = grouped(events, ({ leagueId }) => leagueId);
  return [...leagues.values()].map((matches) => {
    const [{ sport, region, league, leagueId } = { sport: '', region: '', league: '', leagueId: '' }] =
      matches;
    const heading = make(
      'div',
      { class: 'league-head' },
      make(
        'h3',
        {},
        make(
          'button',
          {
            type: 'button',
            'data-focus': `league:${leagueId}`,
            'aria-label': `${league}, ${region}, ${sport}`,
            onclick: () => parts.onLeague(leagueId),
          },
          icon(sport),
          make('span', {}, league, make('small', {}, ...flag(region), region)),
        ),
      ),
      ...Object.entries(lineKinds).map(([kind, name]) => make('span', { class: `head ${kind}` }, name)),
      make('span', { class: 'head more' }),
    );
    const rows = make('ul', { class: 'events' }, ...matches.map((event) => eventRow(event, parts)));
    return make('section', { class: 'league-group', 'data-focus': `group:${leagueId}` }, heading, rows);
  });
}

function eventRow(event: SportEvent, parts: EventParts): HTMLElement {
  const score = ({ score, parts: sets }: SportEvent, index: 0 | 1) => [
    ...(score ? [make('b', {}, String(score[index]))] : []),
    ...(sets.length > 0 ? [make('i', {}, String(sets.at(-1)?.[index] ?? ''))] : []),
  ];
  const side = (name: string, index: 0 | 1) =>
    make('span', { class: 'side' }, crest(name), make('span', {}, name), ...score(event, index));
  const counted = event.live ? scoreUnits[event.sport] : undefined;
  const units = counted
    ? [
        make(
          'span',
          { class: 'units', 'aria-hidden': 'true' },
          make('b', {}, counted.won),
          make('i', {}, counted.current),
        ),
      ]
    : [];
  const sides = make(
    'button',
    {
      type: 'button',
      class: 'sides',
      'data-focus': `open:${event.id}`,
      'aria-label': `Abrir ${event.home} x ${event.away}`,
      onclick: () => parts.onOpen(event),
    },
    side(event.home, 0),
    side(event.away, 1),
  );
  const more = make(
    'button',
    {
      type: 'button',
      class: 'more',
      'data-focus': `more:${event.id}`,
      'aria-label': `Mais ${event.marketCount} mercados de ${event.home} x ${event.away}`,
      onclick: () => parts.onOpen(event),
    },
    `+${event.marketCount}`,
    icon('next'),
  );
  return make(
    'li',
    { class: 'event', 'data-focus': `event:${event.id}` },
    make('div', { class: 'about' }, make('div', { class: 'when-row' }, whenOf(event), ...units), sides),
    resultOdds(event, parts),
    lineOdds(event, 'total', parts),
    lineOdds(event, 'handicap', parts),
    more,
    ...slipLink(event, [...event.outcomes, ...event.lines.flatMap(({ outcomes }) => outcomes)], parts),
  );
}

const marks = { home: '1', draw: 'X', away: '2' } as const;

export function resultOdds(event: SportEvent, parts: EventParts): HTMLElement {
  const hasDraw = event.sport === 'Futebol';
  const keys = hasDraw ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
  if (event.outcomes.length === 0) return make('div', { class: 'odds result' }, closedOdds());
  return make(
    'div',
    { class: 'odds result' },
    ...keys.map((key) => {
      const outcome = event.outcomes.find((one) => one.key === key);
      const market = hasDraw ? 'Resultado final' : 'Vencedor';
      return outcome ? oddsButton(event, market, outcome, parts, [marks[key]]) : closedOdds();
    }),
  );
}

function lineOdds(event: SportEvent, kind: 'total' | 'handicap', parts: EventParts): HTMLElement {
  const market = event.lines.find(({ key }) => key.startsWith(`${kind}:`));
  const odds = market
    ? market.outcomes.map((outcome, index) =>
        oddsButton(event, market.name, outcome, parts, lineLabel(market.key, kind, index)),
      )
    : [closedOdds()];
  return make('div', { class: `odds ${kind}` }, ...odds);
}

// `Mais de 2,5` and `Menos de 2,5` of a total, shorter in narrow columns, and the handicap of each side.
function lineLabel(key: string, kind: 'total' | 'handicap', index: number): (Node | string)[] {
  const line = Number(key.split(':')[1]);
  const text = String(Math.abs(line)).replace('.', ',');
  if (kind === 'total') return [index === 0 ? 'Mais ' : 'Menos ', make('span', { class: 'of' }, 'de '), text];
  const own = index === 0 ? line : -line;
  return [`${index + 1} (${own > 0 ? '+' : '−'}${text})`];
}
