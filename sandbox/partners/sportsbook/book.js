// The widget's inside: matches by sport, odds that move, and the bet slip. `kind` says which part of it stands here.
import { eventRow } from './events.js';
import { make, redraw } from './make.js';
import { drawSlip } from './slip.js';
import { sheet } from './style.js';

const refreshMs = 4000;
const pages = { overview: 'Destaques', live: 'Ao vivo' };

/** Anything may stand in an address. */
function readWord(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export function createBook({ host, props, kind, base, settings, slips }) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const hasEvents = kind !== 'WBetSlip';
  const hasSlip = kind === 'SportsBook' || kind === 'WBetSlip';
  const memory = props.routerType === 'memory' || !hasEvents;
  const start = {
    page: props.page ?? 'overview',
    sport: props.sportId ?? null,
    eventId: props.eventId ?? null,
  };
  const state = { ...start, events: [], failed: false };
  const before = new Map();

  function go(changes) {
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
  /** Back and forward, and the address that the page was opened with. */
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
      const answer = await fetch(`${base}${settings().integration}/events`);
      if (!answer.ok) throw new Error(String(answer.status));
      const { events } = await answer.json();
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

  function shown(event) {
    if (props.esports && event.sport !== 'E-sports') return false;
    if (state.eventId) return event.id === state.eventId;
    if (state.sport) return event.sport === state.sport;
    return state.page === 'live' ? event.live : true;
  }
  function tabs() {
    const tab = (name, pressed, onclick) =>
      make('button', { type: 'button', 'aria-pressed': String(pressed), onclick, 'data-focus': name }, name);
    const isAt = (page) => !state.sport && !state.eventId && state.page === page;
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
    const note = (text) => make('p', { class: 'note', role: 'status' }, text);
    if (state.failed && state.events.length === 0)
      return note('Não foi possível carregar os eventos. Tentando de novo…');
    if (state.events.length > 0 && events.length === 0)
      return note(state.eventId ? 'Este evento já terminou.' : 'Nenhum evento agora. Veja os destaques.');
    const rowParts = {
      before,
      slips,
      onPick: (event, outcome) => {
        if (slips.toggle(event, outcome)) props.onEventSelect?.({ eventId: event.id });
      },
      onOpen: (event) => go({ eventId: event.id }),
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
    // What had the focus may be gone with the picks.
    if (wasInSlip && !root.activeElement) root.querySelector('.slip').focus({ preventScroll: true });
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
