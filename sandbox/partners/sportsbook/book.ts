// The inside of the widget: matches by sport, moving odds and the bet slip; `kind` selects the part.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { eventRow } from './events.ts';
import { make, redraw } from './make.ts';
import { drawSlip } from './slip.ts';
import { sheet } from './style.ts';
import type { BookProps, BookSettings, Outcome, Slips } from './ticket.ts';

const refreshMs = 4000;
const pages: Record<string, string> = { overview: 'Destaques', live: 'Ao vivo' };

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
  eventId: string | null;
}

export function createBook({ host, props, kind, base, settings, slips }: BookParts) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const hasEvents = kind !== 'WBetSlip';
  const hasSlip = kind === 'SportsBook' || kind === 'WBetSlip';
  const memory = props.routerType === 'memory' || !hasEvents;
  const start: Route = {
    page: props.page ?? 'overview',
    sport: props.sportId ?? null,
    eventId: props.eventId ?? null,
  };
  const state: Route & { events: SportEvent[]; failed: boolean } = { ...start, events: [], failed: false };
  const before = new Map<string, number>();

  function go(changes: Partial<Route>) {
    Object.assign(state, { sport: null, eventId: null }, changes);
    const path = state.eventId
      ? `/event/${state.eventId}`
      : state.sport
        ? `/sport/${encodeURIComponent(state.sport)}`
        : `/${state.page}`;
    if (!memory) history.pushState(history.state, '', `#${path}`);
    const page = state.eventId ? 'event' : state.sport ? 'sport' : state.page;
    props.onRouteChange?.({ page, path, eventId: state.eventId, sport: state.sport });
    draw();
  }
  // Back and forward, and the URL that opened the page.
  function readHash() {
    if (memory) return;
    const [, page, word] = /^#\/(\w+)(?:\/([^/]+))?/.exec(location.hash) ?? [];
    Object.assign(state, start);
    if (page) {
      state.eventId = page === 'event' ? (word ?? null) : null;
      state.sport = page === 'sport' ? readWord(word ?? '') : null;
      if (Object.hasOwn(pages, page)) state.page = page;
    }
    draw();
  }

  async function load() {
    try {
      const response = await fetch(`${base}${settings().integration}/events`);
      if (!response.ok) throw new Error(String(response.status));
      const { events }: { events: SportEvent[] } = await response.json();
      for (const event of state.events)
        for (const { key, odds } of event.outcomes) before.set(`${event.id}:${key}`, odds);
      Object.assign(state, { events, failed: false });
      slips.takeOdds(events);
      if (slips.ticket.betsFailed) void slips.loadBets();
    } catch {
      state.failed = true;
    }
    draw();
  }

  function shown(event: SportEvent): boolean {
    if (props.esports && event.sport !== 'E-sports') return false;
    if (state.eventId) return event.id === state.eventId;
    if (state.sport) return event.sport === state.sport;
    return state.page === 'live' ? event.live : true;
  }
  function tabs() {
    const tab = (name: string, pressed: boolean, onclick: () => void) =>
      make('button', { type: 'button', 'aria-pressed': String(pressed), onclick, 'data-focus': name }, name);
    const isAt = (page: string) => !state.sport && !state.eventId && state.page === page;
    const sports = props.esports ? [] : [...new Set(state.events.map(({ sport }) => sport))];
    return make(
      'nav',
      { 'aria-label': 'Esportes' },
      ...Object.entries(pages).map(([page, name]) => tab(name, isAt(page), () => go({ page }))),
      ...sports.map((sport) => tab(sport, state.sport === sport, () => go({ sport }))),
    );
  }
  function list() {
    const events = state.events.filter(shown);
    const note = (text: string) => make('p', { class: 'note', role: 'status' }, text);
    if (state.failed && state.events.length === 0)
      return note('Não foi possível carregar os eventos. Tentando de novo…');
    if (state.events.length > 0 && events.length === 0)
      return note(state.eventId ? 'Este evento já terminou.' : 'Nenhum evento agora. Veja os destaques.');
    const rowParts = {
      before,
      slips,
      onPick: (event: SportEvent, outcome: Outcome) => {
        if (slips.toggle(event, outcome)) props.onEventSelect?.({ eventId: event.id });
      },
      onOpen: (event: SportEvent) => go({ eventId: event.id }),
    };
    return make('ul', { class: 'events' }, ...events.map((event) => eventRow(event, rowParts)));
  }

  function draw() {
    const slip = hasSlip ? [drawSlip({ slips, root, token: settings().token, props })] : [];
    const columns = make(
      'div',
      { class: hasEvents && hasSlip ? 'columns' : '' },
      ...(hasEvents ? [list()] : []),
      ...slip,
    );
    const wasInSlip = root.activeElement?.closest('.slip');
    redraw(root, make('div', { class: 'book' }, ...(hasEvents ? [tabs()] : []), columns));
    // The focused element may have been removed with the picks.
    if (wasInSlip && !root.activeElement)
      root.querySelector<HTMLElement>('.slip')?.focus({ preventScroll: true });
  }

  readHash();
  const unwatch = slips.watch(draw);
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
