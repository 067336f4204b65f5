// What stands above the matches: the tabs of lists and sports, the search, and the player's preferences.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { sportOrder } from './events.ts';
import { icon } from './icons.ts';
import { isOpen } from './list.ts';
import { make, money, toggleButton } from './make.ts';
import { oddsFormats } from './odds.ts';
import { acceptChoices, stakeChoices } from './preferences.ts';
import { listPages, pathOf, type Route } from './route.ts';
import type { Slips } from './ticket.ts';

const formatNames = { decimal: 'Decimal 2,50', fractional: 'Fracionária 3/2', american: 'Americana +150' };
export const acceptNames = { none: 'Perguntar sempre', higher: 'Aceitar se subirem', any: 'Aceitar todas' };

interface TabParts {
  events: readonly SportEvent[];
  route: Route;
  hasSports: boolean;
  go: (changes: Partial<Route>) => void;
}

export function tabs({ events, route, hasSports, go }: TabParts): HTMLElement {
  const live = events.filter((event) => event.live && isOpen(event)).length;
  const tab = (name: string, pressed: boolean, onclick: () => void) =>
    toggleButton(
      name,
      pressed,
      onclick,
      icon(name),
      name,
      ...(name === listPages.live && live > 0 ? [make('i', { 'aria-hidden': 'true' }, String(live))] : []),
    );
  const sports = [...new Set(events.map(({ sport }) => sport))].sort(
    (one, other) => sportOrder.indexOf(one) - sportOrder.indexOf(other),
  );
  const current =
    events.find(({ id, leagueId }) => id === route.eventId || leagueId === route.leagueId)?.sport ??
    route.sport;
  return make(
    'nav',
    { 'aria-label': 'Esportes' },
    ...Object.entries(listPages).map(([page, name]) =>
      tab(name, pathOf(route) === `/${page}`, () => go({ page })),
    ),
    ...(hasSports ? sports : []).map((sport) => tab(sport, current === sport, () => go({ sport }))),
  );
}

type Panel = 'isTreeOpen' | 'isPreferring' | 'isSearching';

const hasOpenPanel = ({ isTreeOpen, isPreferring, isSearching }: Record<Panel, boolean>) =>
  isTreeOpen || isPreferring || isSearching;

interface ToolParts {
  state: Record<Panel, boolean> & { search: string };
  draw: () => void;
  // A phone shows them in place of the search, which a button opens.
  lines: readonly HTMLElement[];
  // Above a match, whose head has room for the buttons on a phone.
  isOverMatch: boolean;
}

export function tools({ state, draw, lines, isOverMatch }: ToolParts): HTMLElement {
  const onSearch = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) state.search = target.value;
    draw();
  };
  const toggle = (name: string, iconName: string, key: Panel, label = name) =>
    make(
      'button',
      {
        type: 'button',
        class: `tool ${key}`,
        'aria-expanded': String(state[key]),
        'aria-label': label,
        'data-focus': key,
        onclick: ({ currentTarget }) => {
          const row = currentTarget instanceof Element && currentTarget.parentElement;
          state[key] = !state[key];
          if (key === 'isSearching') state.search = '';
          draw();
          if (key === 'isSearching' && state.isSearching && row) row.querySelector('input')?.focus();
        },
      },
      icon(iconName),
      make('span', {}, name),
    );
  return make(
    'div',
    {
      class: `tools${state.isSearching ? '' : ' folded'}${isOverMatch && !hasOpenPanel(state) ? ' in-head' : ''}`,
    },
    ...(state.isSearching ? [] : lines),
    make(
      'label',
      { class: 'search' },
      icon('search'),
      make('span', { class: 'hidden' }, 'Buscar time ou liga'),
      make('input', {
        type: 'search',
        placeholder: 'Time ou liga',
        value: state.search,
        'data-focus': 'search',
        oninput: onSearch,
      }),
    ),
    toggle('Buscar', state.isSearching ? 'close' : 'search', 'isSearching', 'Buscar time ou liga'),
    toggle('Ligas', 'leagues', 'isTreeOpen'),
    toggle('Preferências', 'settings', 'isPreferring', 'Preferências de aposta'),
  );
}

export function preferencesPanel({ preferences, prefer }: Slips): HTMLElement {
  const { format, accept, stakeCents } = preferences();
  const choice = (name: string, pressed: boolean, onclick: () => void) =>
    toggleButton(`prefer:${name}`, pressed, onclick, name);
  const choices = (legend: string, ...buttons: HTMLElement[]) =>
    make('fieldset', {}, make('legend', {}, legend), make('div', { class: 'chips' }, ...buttons));
  return make(
    'section',
    { class: 'preferences', 'aria-label': 'Preferências de aposta' },
    choices(
      'Formato das odds',
      ...oddsFormats.map((one) => choice(formatNames[one], format === one, () => prefer({ format: one }))),
    ),
    choices(
      'Quando as odds mudarem',
      ...acceptChoices.map((one) => choice(acceptNames[one], accept === one, () => prefer({ accept: one }))),
    ),
    choices(
      'Valor inicial da aposta',
      ...stakeChoices.map((cents) =>
        choice(cents === 0 ? 'Em branco' : money(cents), stakeCents === cents, () =>
          prefer({ stakeCents: cents }),
        ),
      ),
    ),
  );
}
