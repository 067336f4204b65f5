// Which matches a list shows, and the list: live ones, the next ones and later ones.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { type EventParts, eventList, type LineKind, lineKinds } from './events.ts';
import { icon } from './icons.ts';
import { make, toggleButton } from './make.ts';
import type { Route } from './route.ts';

const laterMs = 45 * 60_000;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Tells whether any market of a match can still be bet on. */
export const isOpen = ({ outcomes, marketCount }: SportEvent): boolean => outcomes.length + marketCount > 0;

/** Selects the open matches of a search, or else of the route; a search ignores case and accents. */
export function shownEvents(events: readonly SportEvent[], route: Route, search: string): SportEvent[] {
  const wanted = plain(search.trim());
  return events.filter(isOpen).filter(({ home, away, league, leagueId, region, sport, live }) => {
    if (wanted) return [home, away, league, region].some((name) => plain(name).includes(wanted));
    if (route.leagueId) return leagueId === route.leagueId;
    if (route.sport) return sport === route.sport;
    return route.page !== 'live' || live;
  });
}

interface Action {
  name: string;
  onclick: () => void;
}

/** Says why there is nothing to show, with a way on. */
export function emptyList(picture: string, text: string, action?: Action): HTMLElement {
  const way = action
    ? [
        make(
          'button',
          { type: 'button', class: 'quiet', 'data-focus': 'on', onclick: action.onclick },
          action.name,
        ),
      ]
    : [];
  return make(
    'div',
    { class: 'empty-slip empty-list' },
    icon(picture),
    make('p', { role: 'status' }, text),
    ...way,
  );
}

/** Says that a search or a list has no matches. */
export const nothingFound = (search: string, onClear: () => void, toOverview: Action): HTMLElement =>
  search
    ? emptyList('search', `Nenhum jogo encontrado para “${search}”.`, {
        name: 'Limpar busca',
        onclick: onClear,
      })
    : emptyList('leagues', 'Nenhum evento agora. Veja os destaques.', toOverview);

/** Says that the odds are those of the last connection. */
export const staleNote = (): HTMLElement =>
  make(
    'p',
    { class: 'note stale', role: 'status', 'data-focus': 'stale' },
    'Sem conexão: as odds podem ter mudado. Tentando de novo…',
  );

interface LineParts {
  line: LineKind;
  onLine: (line: LineKind) => void;
}

/** Selects the market whose odds a narrow list shows. */
export function lineChips({ line, onLine }: LineParts): HTMLElement {
  return make(
    'div',
    { class: 'chips lines', role: 'group', 'aria-label': 'Mercado da lista' },
    ...Object.entries(lineKinds).map(([kind, name]) =>
      toggleButton(`line:${kind}`, line === kind, () => onLine(kind as LineKind), name),
    ),
  );
}

export function eventSections(events: readonly SportEvent[], parts: EventParts): HTMLElement[] {
  const section = (name: string, key: string, matches: SportEvent[]) =>
    matches.length === 0
      ? []
      : [
          make(
            'section',
            { class: 'part', 'data-focus': `part:${key}`, 'aria-label': name },
            make('h2', {}, name, make('i', { 'aria-hidden': 'true' }, String(matches.length))),
            ...eventList(matches, parts),
          ),
        ];
  const soon = Date.now() + laterMs;
  const isLater = ({ startsAt }: SportEvent) => Date.parse(startsAt) > soon;
  return [
    ...section(
      'Ao vivo agora',
      'live',
      events.filter(({ live }) => live),
    ),
    ...section(
      'Próximos jogos',
      'next',
      events.filter((event) => !event.live && !isLater(event)),
    ),
    ...section('Mais tarde', 'later', events.filter(isLater)),
  ];
}
