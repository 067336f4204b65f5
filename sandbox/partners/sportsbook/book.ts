// The inside of the widget: matches by league, their pages and the bet slip; `kind` selects the part.
import type { SportEvent, SportEventPage } from '../../games/sportsEvents.ts';
import { type EventParts, inOrder, type LineKind } from './events.ts';
import { featuredCards } from './featured.ts';
import { createPageFocus, keepSlipFocus } from './focus.ts';
import { emptyList, eventSections, lineChips, nothingFound, shownEvents, staleNote } from './list.ts';
import { make, redraw } from './make.ts';
import { type MarketGroup, matchPage, waitingMatch } from './match.ts';
import { rememberOdds } from './odds.ts';
import { kindOf, nowhere, pathOf, type Route, readRoute } from './route.ts';
import { drawScrim, drawSlip, focusSlip, measureSlip } from './slip.ts';
import { sheet } from './style/sheet.ts';
import type { Slips } from './ticket.ts';
import type { BookProps, BookSettings } from './ticketTypes.ts';
import { preferencesPanel, tabs, tools } from './tools.ts';
import { leagueTree } from './tree.ts';

export const refreshMs = 4000;
const measured = ['scroll', 'resize'];

interface BookParts {
  host: HTMLElement;
  props: BookProps;
  kind: string;
  base: string;
  settings: () => BookSettings;
  slips: Slips;
}

export function createBook({ host, props, kind, base, settings, slips }: BookParts) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const hasEvents = kind !== 'WBetSlip';
  host.toggleAttribute('data-alone', !hasEvents);
  const hasSlip = kind === 'SportsBook' || kind === 'WBetSlip';
  const memory = props.routerType === 'memory' || !hasEvents;
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
    isSearching: false,
  };
  const pageFocus = createPageFocus(root);
  const measure = () => measureSlip(host, root);
  const wanted = props.outcome ? [props.outcome] : [];
  const openedSports = new Set(['Futebol']);
  const folded = new Set<string>();
  const before = new Map<string, number>();

  function go(changes: Partial<Route>) {
    const eventBefore = route.eventId;
    Object.assign(route, nowhere, changes);
    pageFocus.onPage(eventBefore, route.eventId);
    Object.assign(state, {
      search: '',
      match: undefined,
      group: 'Todos',
      isTreeOpen: false,
      isSearching: false,
    });
    if (!memory) history.pushState(history.state, '', `#${pathOf(route)}`);
    tellRoute();
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView();
    if (route.eventId) void load();
    draw();
  }
  const tellRoute = () => props.onRouteChange?.({ ...route, page: kindOf(route), path: pathOf(route) });
  // Back and forward, and the URL that opened the page.
  function readHash() {
    if (memory) return;
    const eventBefore = route.eventId;
    Object.assign(route, start, readRoute(location.hash));
    tellRoute();
    if (route.eventId !== eventBefore) {
      state.match = undefined;
      if (route.eventId === null) pageFocus.onPage(eventBefore, null);
      if (route.eventId && state.isLoaded) void load();
    }
    draw();
  }

  async function fetchOf<Body>(path: string): Promise<Body> {
    const response = await fetch(`${base}${settings().integration}${path}`);
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  }
  async function load() {
    const { eventId } = route;
    try {
      const [{ events }, page] = await Promise.all([
        fetchOf<{ events: SportEvent[] }>('/events'),
        eventId ? fetchOf<{ event: SportEventPage | null }>(`/events/${eventId}`) : undefined,
      ]);
      rememberOdds(before, state.events, state.match);
      Object.assign(state, { events: inOrder(events), failed: false });
      if (page && eventId === route.eventId) state.match = page.event;
      if (page?.event && eventId === start.eventId) slips.pick(page.event, wanted.splice(0));
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
  }

  const offered = () => state.events.filter(({ sport }) => !props.esports || sport === 'E-sports');
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
  const lines = () =>
    lineChips({
      line: state.line,
      onLine: (line) => {
        state.line = line;
        draw();
      },
    });
  const toOverview = { name: 'Ver destaques', onclick: () => go({ page: 'overview' }) };
  const onClear = () => {
    Object.assign(state, { search: '', isSearching: false });
    draw();
  };

  // A match that is loading has its place already; one that is over leaves room for the lists.
  const isOnMatch = () =>
    route.eventId !== null &&
    !state.search.trim() &&
    state.match !== null &&
    !(state.failed && state.events.length === 0);

  function main(): HTMLElement[] {
    if (state.failed && state.events.length === 0)
      return [
        emptyList('leagues', 'Não foi possível carregar os eventos.', {
          name: 'Tentar de novo',
          onclick: () => void load(),
        }),
      ];
    const parts: EventParts = {
      before,
      slips,
      onPick: (event, market, outcome) => {
        if (slips.toggle(event, market, outcome)) props.onEventSelect?.({ eventId: event.id });
      },
      onOpen: (event) => go({ eventId: event.id }),
      onLeague: (leagueId) => go({ leagueId }),
      onSlip: hasSlip ? () => focusSlip(slips, root) : undefined,
    };
    if (route.eventId && !state.search.trim()) {
      if (state.match === null) return [emptyList('check', 'Este evento já terminou.', toOverview)];
      if (!state.match) return [waitingMatch()];
      const onGroup = (group: MarketGroup) => {
        state.group = group;
        draw();
      };
      const onFold = (name: string) => {
        if (!folded.delete(name)) folded.add(name);
        draw();
      };
      return [matchPage(state.match, { ...parts, group: state.group, folded, onGroup, onFold })];
    }
    if (!state.isLoaded) return [];
    const events = shownEvents(offered(), route, state.search);
    if (events.length === 0) return [nothingFound(state.search.trim(), onClear, toOverview)];
    const isOverview = pathOf(route) === '/overview' && !props.esports && !state.search.trim();
    const cards = isOverview ? featuredCards(events, parts) : [];
    return [...cards, lines(), ...eventSections(events, parts)];
  }
  function draw() {
    const slip = hasSlip
      ? [drawScrim({ slips, root }), drawSlip({ slips, root, token: settings().token, props })]
      : [];
    const events = hasEvents
      ? [
          make('div', { class: `tree-column${state.isTreeOpen ? ' open' : ''}` }, tree()),
          make(
            'div',
            { class: `events-column line-${state.line}` },
            ...(state.isPreferring ? [preferencesPanel(slips)] : []),
            ...(state.failed && state.events.length > 0 ? [staleNote()] : []),
            ...main(),
          ),
        ]
      : [];
    const top = hasEvents
      ? [
          tabs({ events: offered(), route, hasSports: !props.esports, go }),
          tools({ state, draw, lines: route.eventId ? [] : [lines()], isOverMatch: isOnMatch() }),
        ]
      : [];
    const kinds = `columns${hasEvents ? ' with-events' : ''}${hasSlip ? ' with-slip' : ''}`;
    const columns = make('div', { class: kinds }, ...events, ...slip);
    const restore = keepSlipFocus(root);
    redraw(root, make('div', { class: isOnMatch() ? 'book on-match' : 'book' }, ...top, columns));
    measure();
    restore();
    pageFocus.settle();
  }

  slips.meet();
  readHash();
  const unwatch = slips.watch(draw, () => hasEvents && void load());
  window.addEventListener('hashchange', readHash);
  window.addEventListener('popstate', readHash);
  for (const event of measured) window.addEventListener(event, measure, { passive: true });
  const timer = hasEvents ? setInterval(load, refreshMs) : 0;
  if (hasEvents) void load().then(() => props.onRouterLoad?.());
  if (hasSlip) void slips.loadBets();
  draw();
  return {
    update: () => {
      slips.meet();
      if (hasSlip) void slips.loadBets();
      draw();
    },
    remove() {
      clearInterval(timer);
      unwatch();
      window.removeEventListener('hashchange', readHash);
      window.removeEventListener('popstate', readHash);
      for (const event of measured) window.removeEventListener(event, measure);
    },
  };
}
