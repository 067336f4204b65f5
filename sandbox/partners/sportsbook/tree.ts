// Leagues by sport and region, with the number of their matches.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { flag, icon } from './icons.ts';
import { grouped, make } from './make.ts';

interface TreeParts {
  events: readonly SportEvent[];
  opened: ReadonlySet<string>;
  leagueId: string | null;
  onToggle: (sport: string) => void;
  onLeague: (leagueId: string) => void;
}

export function leagueTree({ events, opened, leagueId, onToggle, onLeague }: TreeParts): HTMLElement {
  // By id, so that branches keep their order while matches come and go.
  const inPlace = [...events].sort((one, other) => one.id.localeCompare(other.id));
  const bySport = grouped(inPlace, ({ sport }) => sport);
  const branches = [...bySport].map(([sport, matches]) => {
    const isOpen = opened.has(sport);
    return make(
      'li',
      { 'data-focus': `branch:${sport}` },
      make(
        'button',
        {
          type: 'button',
          class: 'branch',
          'aria-expanded': String(isOpen),
          'aria-label': `Ligas de ${sport}`,
          'data-focus': `tree:${sport}`,
          onclick: () => onToggle(sport),
        },
        icon(sport),
        make('span', {}, sport),
        make('i', {}, String(matches.length)),
        icon('down'),
      ),
      ...(isOpen ? [regions(matches, leagueId, onLeague)] : []),
    );
  });
  return make('div', { class: 'tree' }, make('h2', {}, 'Ligas'), make('ul', {}, ...branches));
}

function regions(
  matches: readonly SportEvent[],
  leagueId: string | null,
  onLeague: (leagueId: string) => void,
): HTMLElement {
  const byRegion = grouped(matches, ({ region }) => region);
  return make(
    'ul',
    {},
    ...[...byRegion].map(([region, ofRegion]) => {
      const byLeague = grouped(ofRegion, (event) => event.leagueId);
      const leagues = [...byLeague].map(([id, ofLeague]) =>
        make(
          'li',
          {},
          make(
            'button',
            {
              type: 'button',
              class: 'leaf',
              'aria-pressed': String(id === leagueId),
              'data-focus': `leaf:${id}`,
              onclick: () => onLeague(id),
            },
            make('span', {}, ofLeague[0]?.league ?? ''),
            make('i', {}, String(ofLeague.length)),
          ),
        ),
      );
      return make(
        'li',
        {},
        make('p', { class: 'region' }, ...flag(region), region),
        make('ul', {}, ...leagues),
      );
    }),
  );
}
