// The widget's inside: matches by sport, odds that move, a bet slip, the player's bets.
import { sheet } from './style.js';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents) => brl.format(cents / 100);
const decimal = (odds) => (odds / 100).toFixed(2).replace('.', ',');
const hour = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});
const refreshMs = 4000;
const pages = { overview: 'Destaques', live: 'Ao vivo' };

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

export function createBook({ host, props, base, settings }) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const state = {
    events: [],
    picks: [],
    bets: null,
    page: props.page ?? 'overview',
    sport: props.sport ?? null,
    eventId: props.eventId ?? null,
    message: '',
    busy: false,
    failed: false,
    stake: '5,00',
  };
  const before = new Map();
  const place = `${base}${settings().integration}`;
  const headers = () => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${settings().token ?? ''}`,
  });
  const memory = props.routerType === 'memory';

  function go(changes) {
    Object.assign(state, changes);
    const path = state.eventId
      ? `/event/${state.eventId}`
      : state.sport
        ? `/sport/${encodeURIComponent(state.sport)}`
        : `/${state.page}`;
    if (!memory) history.pushState(history.state, '', `#${path}`);
    props.onRouteChange?.({
      page: state.eventId ? 'event' : state.sport ? 'sport' : state.page,
      path,
      eventId: state.eventId,
      sport: state.sport,
    });
    draw();
  }
  function readHash() {
    if (memory) return;
    const [, page, word] = /^#\/(\w+)(?:\/([^/]+))?/.exec(location.hash) ?? [];
    state.eventId = page === 'event' ? (word ?? null) : null;
    state.sport = page === 'sport' ? decodeURIComponent(word ?? '') : null;
    if (page in pages) state.page = page;
    draw();
  }

  async function load() {
    try {
      const answer = await fetch(`${place}/events`);
      if (!answer.ok) throw new Error(String(answer.status));
      const { events } = await answer.json();
      for (const event of state.events)
        for (const { key, odds } of event.outcomes) before.set(`${event.id}:${key}`, odds);
      Object.assign(state, { events, failed: false });
      for (const pick of state.picks) {
        const now = events
          .find(({ id }) => id === pick.eventId)
          ?.outcomes.find(({ key }) => key === pick.outcome);
        if (now) pick.odds = now.odds;
      }
    } catch {
      state.failed = true;
    }
    draw();
  }
  async function loadBets() {
    if (!settings().token) return;
    const answer = await fetch(`${place}/bets`, { headers: headers() });
    if (answer.ok) state.bets = (await answer.json()).bets;
    draw();
  }

  function toggle(event, outcome) {
    const same = state.picks.find((pick) => pick.eventId === event.id && pick.outcome === outcome.key);
    state.picks = state.picks.filter((pick) => pick.eventId !== event.id);
    if (!same)
      state.picks.push({
        eventId: event.id,
        outcome: outcome.key,
        odds: outcome.odds,
        name: outcome.name,
        match: `${event.home} x ${event.away}`,
      });
    state.message = '';
    if (!same) props.onEventSelect?.({ eventId: event.id });
    draw();
  }
  const stakeCents = () => Math.round(Number(state.stake.replace(/\./g, '').replace(',', '.')) * 100) || 0;
  const totalOdds = () => state.picks.reduce((product, { odds }) => Math.floor((product * odds) / 100), 100);

  async function bet() {
    if (!settings().token) return props.onSignInButtonClick?.();
    state.busy = true;
    draw();
    try {
      const answer = await fetch(`${place}/bets`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify({
          key: crypto.randomUUID(),
          stakeCents: stakeCents(),
          selections: state.picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds })),
        }),
      });
      const body = await answer.json();
      if (!answer.ok) throw new Error(body.message ?? 'A aposta não foi feita.');
      state.picks = [];
      state.message = 'Aposta confirmada!';
      props.onBetPlacement?.({ betIds: body.betIds });
      void loadBets();
    } catch (error) {
      state.message = error.message;
      props.onBetPlacementError?.({ message: error.message });
    }
    state.busy = false;
    draw();
  }

  function eventRow(event) {
    const odds = event.outcomes.map((outcome) => {
      const picked = state.picks.some((pick) => pick.eventId === event.id && pick.outcome === outcome.key);
      const old = before.get(`${event.id}:${outcome.key}`) ?? outcome.odds;
      const moved = outcome.odds > old ? 'up' : outcome.odds < old ? 'down' : '';
      return make(
        'button',
        {
          type: 'button',
          class: moved,
          'aria-pressed': String(picked),
          'data-focus': `${event.id}:${outcome.key}`,
          'aria-label': `${outcome.name}, odd ${decimal(outcome.odds)}, ${event.home} x ${event.away}`,
          onclick: () => toggle(event, outcome),
        },
        make('span', {}, outcome.name),
        make('b', {}, decimal(outcome.odds)),
      );
    });
    const side = (name, index) =>
      make('span', {}, name, ...(event.score ? [make('b', {}, String(event.score[index]))] : []));
    return make(
      'li',
      { class: 'event' },
      make(
        'div',
        {},
        make(
          'div',
          { class: 'meta league' },
          ...(event.live
            ? [make('span', { class: 'live' }, `Ao vivo ${event.minute}′`)]
            : [hour.format(new Date(event.startsAt))]),
          `${event.sport} · ${event.league}`,
        ),
        make('div', { class: 'sides' }, side(event.home, 0), side(event.away, 1)),
      ),
      make('div', { class: 'odds' }, ...odds),
    );
  }

  function slip() {
    const token = settings().token;
    const parts = [make('h2', {}, 'Bilhete')];
    if (state.picks.length === 0)
      parts.push(make('p', { class: 'league' }, 'Toque em uma odd para montar seu bilhete.'));
    else {
      parts.push(
        make(
          'ul',
          {},
          ...state.picks.map((pick) =>
            make(
              'li',
              {},
              make('span', {}, pick.name, make('small', {}, pick.match)),
              make('b', {}, decimal(pick.odds)),
              make(
                'button',
                {
                  type: 'button',
                  class: 'drop',
                  'aria-label': `Remover ${pick.name}`,
                  onclick: () => {
                    state.picks = state.picks.filter((one) => one !== pick);
                    draw();
                  },
                },
                '✕',
              ),
            ),
          ),
        ),
      );
      parts.push(
        make(
          'label',
          {},
          'Valor da aposta',
          make('input', {
            inputmode: 'decimal',
            value: state.stake,
            'data-focus': 'stake',
            oninput: (input) => {
              state.stake = input.target.value;
              const gain = root.querySelector('.gain');
              if (gain) gain.textContent = money(Math.floor((stakeCents() * totalOdds()) / 100));
            },
          }),
        ),
      );
      parts.push(
        make(
          'p',
          { class: 'total' },
          `Odd ${decimal(totalOdds())}`,
          make(
            'span',
            {},
            'Retorno ',
            make('b', { class: 'gain' }, money(Math.floor((stakeCents() * totalOdds()) / 100))),
          ),
        ),
      );
      parts.push(
        make(
          'button',
          { type: 'button', class: 'place', 'data-focus': 'place', disabled: state.busy, onclick: bet },
          token ? (state.busy ? 'Enviando…' : 'Fazer aposta') : 'Entrar para apostar',
        ),
      );
    }
    if (state.message) parts.push(make('p', { class: 'note', role: 'status' }, state.message));
    if (state.bets?.length) {
      const words = { open: 'Em aberto', won: 'Ganhou', lost: 'Perdeu' };
      parts.push(
        make('h2', {}, 'Minhas apostas'),
        make(
          'ul',
          {},
          ...state.bets
            .slice(0, 5)
            .map((one) =>
              make(
                'li',
                {},
                make(
                  'span',
                  {},
                  one.selections.map(({ pick }) => pick).join(' + '),
                  make('small', {}, `${money(one.stakeCents)} × ${decimal(one.odds)}`),
                ),
                make('b', {}, words[one.status]),
                make('span', {}, one.payoutCents ? money(one.payoutCents) : ''),
              ),
            ),
        ),
      );
    }
    const idle = state.picks.length === 0 && !state.message;
    return make(
      'aside',
      { class: idle ? 'slip empty' : 'slip', 'aria-label': 'Bilhete de apostas' },
      ...parts,
    );
  }

  function draw() {
    const focused = root.activeElement?.dataset?.focus;
    const caret = root.activeElement?.selectionStart;
    const sports = [...new Set(state.events.map(({ sport }) => sport))].filter((sport) =>
      props.esports ? sport === 'E-sports' : true,
    );
    const tab = (name, pressed, onclick) =>
      make('button', { type: 'button', 'aria-pressed': String(pressed), onclick, 'data-focus': name }, name);
    const shown = state.events.filter(
      (event) =>
        (state.eventId
          ? event.id === state.eventId
          : state.sport
            ? event.sport === state.sport
            : state.page === 'live'
              ? event.live
              : true) &&
        (!props.esports || event.sport === 'E-sports'),
    );
    const list =
      state.failed && state.events.length === 0
        ? make(
            'p',
            { class: 'note', role: 'status' },
            'Não foi possível carregar os eventos. Tentando de novo…',
          )
        : make('ul', { class: 'events' }, ...shown.map(eventRow));
    root.replaceChildren(
      make(
        'div',
        { class: 'book' },
        make(
          'nav',
          { 'aria-label': 'Esportes' },
          ...Object.entries(pages).map(([page, name]) =>
            tab(name, !state.sport && !state.eventId && state.page === page, () =>
              go({ page, sport: null, eventId: null }),
            ),
          ),
          ...(props.esports
            ? []
            : sports.map((sport) => tab(sport, state.sport === sport, () => go({ sport, eventId: null })))),
        ),
        make('div', { class: 'columns' }, list, slip()),
      ),
    );
    if (focused) {
      const next = root.querySelector(`[data-focus="${CSS.escape(focused)}"]`);
      next?.focus({ preventScroll: true });
      if (caret != null) next?.setSelectionRange?.(caret, caret);
    }
  }

  readHash();
  window.addEventListener('hashchange', readHash);
  window.addEventListener('popstate', readHash);
  const timer = setInterval(load, refreshMs);
  void load().then(() => props.onRouterLoad?.());
  void loadBets();
  return {
    update: () => {
      void loadBets();
      draw();
    },
    remove() {
      clearInterval(timer);
      window.removeEventListener('hashchange', readHash);
      window.removeEventListener('popstate', readHash);
    },
  };
}
