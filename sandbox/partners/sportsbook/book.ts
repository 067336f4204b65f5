// The inside of the widget: matches by league, their pages and the bet slip; `kind` selects the part.
import type { SportEvent, SportEventPage } from '../../games/sportsEvents.ts';
import { type EventParts, eventList, inOrder, type LineKind, lineKinds, sportOrder } from './events.ts';
import { icon } from './icons.ts';
import { make, money, redraw } from './make.ts';
import { type MarketGroup, matchPage } from './match.ts';
import { oddsFormats } from './odds.ts';
import { acceptChoices, stakeChoices } from './preferences.ts';
import { drawSlip } from './slip.ts';
import { sheet } from './style.ts';
import type { BookProps, BookSettings, Slips } from './ticket.ts';
import { leagueTree } from './tree.ts';

const refreshMs = 4000;
const laterMs = 45 * 60_000;
const pages: Record<string, string> = { overview: 'Destaques', live: 'Ao vivo' };
const formatNames = { decimal: 'Decimal 2,50', fractional: 'Fração 3/2', american: 'Americana +150' };
const acceptNames = { none: 'Perguntar sempre', higher: 'Aceitar se subirem', any: 'Aceitar todas' };

// A URL may contain malformed escapes.
function readWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

interface BookParts {
  host: HTMLElement;
  props: BookProps;
  kind: string;
  base: string;
  settings: () => BookSettings;
  slips: Slips;
}

interface Route {
  page: string;
  sport: string | null;
  leagueId: string | null;
  eventId: string | null;
}

export function createBook({ host, props, kind, base, settings, slips }: BookParts) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const hasEvents = kind !== 'WBetSlip';
  const hasSlip = kind === 'SportsBook' || kind === 'WBetSlip';
  const memory = props.routerType === 'memory' || !hasEvents;
  const nowhere = { sport: null, leagueId: null, eventId: null };
  const start: Route = {
    page: props.page ?? 'overview',
    sport: props.sportId ?? null,
    leagueId: props.leagueId ?? null,
    eventId: props.eventId ?? null,
  };
  const route: Route = { ...start };
  const state = {
    events: [] as SportEvent[],
    // The match of the route; null when it is over.
    match: undefined as SportEventPage | null | undefined,
    isLoaded: false,
    failed: false,
    search: '',
    line: 'result' as LineKind,
    group: 'Todos' as MarketGroup,
    isTreeOpen: false,
    isPreferring: false,
    // The opener of a match is gone when its page is there.
    moveFocus: false,
  };
  const openedSports = new Set(['Futebol']);
  const folded = new Set<string>();
  const before = new Map<string, number>();

  function pathOf({ page, sport, leagueId, eventId }: Route): string {
    if (eventId) return `/event/${eventId}`;
    if (leagueId) return `/league/${leagueId}`;
    return sport ? `/sport/${encodeURIComponent(sport)}` : `/${page}`;
  }
  function go(changes: Partial<Route>) {
    Object.assign(route, nowhere, changes);
    Object.assign(state, { search: '', match: undefined, group: 'Todos', isTreeOpen: false });
    const path = pathOf(route);
    if (!memory) history.pushState(history.state, '', `#${path}`);
    const { eventId, leagueId, sport } = route;
    const page = eventId ? 'event' : leagueId ? 'league' : sport ? 'sport' : route.page;
    props.onRouteChange?.({ page, path, eventId, leagueId, sport });
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView();
    state.moveFocus = eventId !== null;
    if (eventId) void load();
    draw();
  }
  // Back and forward, and the URL that opened the page.
  function readHash() {
    if (memory) return;
    const [, page, word] = /^#\/(\w+)(?:\/([^/]+))?/.exec(location.hash) ?? [];
    const eventBefore = route.eventId;
    Object.assign(route, start);
    if (page) {
      Object.assign(route, nowhere);
      if (page === 'event') route.eventId = word ?? null;
      if (page === 'league') route.leagueId = readWord(word ?? '');
      if (page === 'sport') route.sport = readWord(word ?? '');
      if (Object.hasOwn(pages, page)) route.page = page;
    }
    if (route.eventId !== eventBefore) {
      state.match = undefined;
      if (route.eventId && state.isLoaded) void load();
    }
    draw();
  }

  async function fetchOf<Body>(path: string): Promise<Body> {
    const response = await fetch(`${base}${settings().integration}${path}`);
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  }
  function remember(events: readonly SportEvent[], match: SportEventPage | null | undefined) {
    const pagesOf = match ? [match] : [];
    for (const { id, outcomes, lines } of [...events, ...pagesOf])
      for (const { key, odds } of [...outcomes, ...lines.flatMap((line) => line.outcomes)])
        before.set(`${id}:${key}`, odds);
    for (const { id, markets } of pagesOf)
      for (const { key, odds } of markets.flatMap(({ outcomes }) => outcomes))
        before.set(`${id}:${key}`, odds);
  }
  async function load() {
    const { eventId } = route;
    try {
      const [{ events }, page] = await Promise.all([
        fetchOf<{ events: SportEvent[] }>('/events'),
        eventId ? fetchOf<{ event: SportEventPage | null }>(`/events/${eventId}`) : undefined,
      ]);
      remember(state.events, state.match);
      Object.assign(state, { events: inOrder(events), failed: false });
      if (page && eventId === route.eventId) state.match = page.event;
      await slips.follow(page?.event ? [...events.filter(({ id }) => id !== eventId), page.event] : events);
      const isFollowing =
        slips.ticket.tab === 'bets' && slips.ticket.bets?.some(({ status }) => status === 'open');
      if (slips.ticket.betsFailed || isFollowing) void slips.loadBets();
    } catch {
      state.failed = true;
    }
    state.isLoaded = true;
    // Other widgets show the same slip.
    slips.change({});
    if (!state.moveFocus || !state.match) return;
    state.moveFocus = false;
    if (!root.activeElement) root.querySelector<HTMLElement>('.back')?.focus({ preventScroll: true });
  }

  const offered = () => state.events.filter(({ sport }) => !props.esports || sport === 'E-sports');
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
  function shown(): SportEvent[] {
    const wanted = plain(state.search.trim());
    if (wanted)
      return offered().filter(({ home, away, league, region }) =>
        [home, away, league, region].some((name) => plain(name).includes(wanted)),
      );
    if (route.leagueId) return offered().filter(({ leagueId }) => leagueId === route.leagueId);
    if (route.sport) return offered().filter(({ sport }) => sport === route.sport);
    return route.page === 'live' ? offered().filter(({ live }) => live) : offered();
  }

  function tabs() {
    const live = offered().filter((event) => event.live).length;
    const tab = (name: string, pressed: boolean, onclick: () => void) =>
      make(
        'button',
        { type: 'button', 'aria-pressed': String(pressed), onclick, 'data-focus': name },
        icon(name),
        name,
        ...(name === 'Ao vivo' && live > 0 ? [make('i', { 'aria-hidden': 'true' }, String(live))] : []),
      );
    const isAt = (page: string) => pathOf(route) === `/${page}`;
    const sports = props.esports
      ? []
      : [...new Set(state.events.map(({ sport }) => sport))].sort(
          (one, other) => sportOrder.indexOf(one) - sportOrder.indexOf(other),
        );
    return make(
      'nav',
      { 'aria-label': 'Esportes' },
      ...Object.entries(pages).map(([page, name]) => tab(name, isAt(page), () => go({ page }))),
      ...sports.map((sport) => tab(sport, route.sport === sport, () => go({ sport }))),
    );
  }
  function tools() {
    const onSearch = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) state.search = target.value;
      draw();
    };
    const toggle = (name: string, iconName: string, key: 'isTreeOpen' | 'isPreferring', label = name) =>
      make(
        'button',
        {
          type: 'button',
          class: `tool ${key}`,
          'aria-expanded': String(state[key]),
          'aria-label': label,
          'data-focus': key,
          onclick: () => {
            state[key] = !state[key];
            draw();
          },
        },
        icon(iconName),
        make('span', {}, name),
      );
    return make(
      'div',
      { class: 'tools' },
      make(
        'label',
        { class: 'search' },
        icon('search'),
        make('span', { class: 'hidden' }, 'Buscar time ou liga'),
        make('input', {
          type: 'search',
          placeholder: 'Buscar time ou liga',
          value: state.search,
          'data-focus': 'search',
          oninput: onSearch,
        }),
      ),
      toggle('Ligas', 'leagues', 'isTreeOpen'),
      toggle('Odds', 'settings', 'isPreferring', 'Preferências de aposta'),
    );
  }
  function preferencesPanel() {
    const { format, accept, stakeCents } = slips.preferences();
    const choice = (name: string, pressed: boolean, onclick: () => void) =>
      make(
        'button',
        { type: 'button', 'aria-pressed': String(pressed), 'data-focus': `prefer:${name}`, onclick },
        name,
      );
    const choices = (legend: string, ...buttons: HTMLElement[]) =>
      make('fieldset', {}, make('legend', {}, legend), make('div', { class: 'chips' }, ...buttons));
    return make(
      'section',
      { class: 'preferences', 'aria-label': 'Preferências de aposta' },
      choices(
        'Formato das odds',
        ...oddsFormats.map((one) =>
          choice(formatNames[one], format === one, () => slips.prefer({ format: one })),
        ),
      ),
      choices(
        'Quando as odds mudarem',
        ...acceptChoices.map((one) =>
          choice(acceptNames[one], accept === one, () => slips.prefer({ accept: one })),
        ),
      ),
      choices(
        'Valor inicial da aposta',
        ...stakeChoices.map((cents) =>
          choice(money(cents), stakeCents === cents, () => slips.prefer({ stakeCents: cents })),
        ),
      ),
    );
  }
  const tree = () =>
    leagueTree({
      events: offered(),
      opened: openedSports,
      leagueId: route.leagueId,
      onToggle: (sport) => {
        if (!openedSports.delete(sport)) openedSports.add(sport);
        draw();
      },
      onLeague: (leagueId) => go({ leagueId }),
    });
  const note = (text: string) => make('p', { class: 'note', role: 'status' }, text);

  function main(): HTMLElement[] {
    if (state.failed && state.events.length === 0)
      return [note('Não foi possível carregar os eventos. Tentando de novo…')];
    const parts: EventParts = {
      before,
      slips,
      onPick: (event, market, outcome) => {
        if (slips.toggle(event, market, outcome)) props.onEventSelect?.({ eventId: event.id });
      },
      onOpen: (event) => go({ eventId: event.id }),
      onLeague: (leagueId) => go({ leagueId }),
    };
    if (route.eventId && !state.search.trim()) {
      if (state.match === null) return [note('Este evento já terminou.')];
      if (!state.match) return [make('div', { class: 'waiting', 'aria-busy': 'true' })];
      const onGroup = (group: MarketGroup) => {
        state.group = group;
        draw();
      };
      const onFold = (title: string) => {
        if (!folded.delete(title)) folded.add(title);
        draw();
      };
      return [matchPage(state.match, { ...parts, group: state.group, folded, onGroup, onFold })];
    }
    return list(parts);
  }
  function list(parts: EventParts): HTMLElement[] {
    const events = shown();
    if (!state.isLoaded) return [];
    if (events.length === 0)
      return [
        note(
          state.search.trim()
            ? `Nenhum jogo encontrado para “${state.search.trim()}”.`
            : 'Nenhum evento agora. Veja os destaques.',
        ),
      ];
    const lines = make(
      'div',
      { class: 'chips lines', role: 'group', 'aria-label': 'Mercado da lista' },
      ...Object.entries(lineKinds).map(([kind, name]) =>
        make(
          'button',
          {
            type: 'button',
            'aria-pressed': String(state.line === kind),
            'data-focus': `line:${kind}`,
            onclick: () => {
              state.line = kind as LineKind;
              draw();
            },
          },
          name,
        ),
      ),
    );
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
      lines,
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

  function draw() {
    const slip = hasSlip ? [drawSlip({ slips, root, token: settings().token, props })] : [];
    const events = hasEvents
      ? [
          make('div', { class: `tree-column${state.isTreeOpen ? ' open' : ''}` }, tree()),
          make(
            'div',
            { class: `events-column line-${state.line}` },
            ...(state.isPreferring ? [preferencesPanel()] : []),
            ...main(),
          ),
        ]
      : [];
    const kinds = `columns${hasEvents ? ' with-events' : ''}${hasSlip ? ' with-slip' : ''}`;
    const columns = make('div', { class: kinds }, ...events, ...slip);
    const wasInSlip = root.activeElement?.closest('.slip');
    redraw(root, make('div', { class: 'book' }, ...(hasEvents ? [tabs(), tools()] : []), columns));
    // The focused element may have been removed with the picks.
    if (wasInSlip && !root.activeElement)
      root.querySelector<HTMLElement>('.slip')?.focus({ preventScroll: true });
  }

  readHash();
  const unwatch = slips.watch(draw, () => hasEvents && void load());
  window.addEventListener('hashchange', readHash);
  window.addEventListener('popstate', readHash);
  const timer = hasEvents ? setInterval(load, refreshMs) : 0;
  if (hasEvents) void load().then(() => props.onRouterLoad?.());
  if (hasSlip) void slips.loadBets();
  draw();
  return {
    update: () => {
      if (hasSlip) void slips.loadBets();
      draw();
    },
    remove() {
      clearInterval(timer);
      unwatch();
      window.removeEventListener('hashchange', readHash);
      window.removeEventListener('popstate', readHash);
    },
  };
}
