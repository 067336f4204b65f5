// A match with its odds.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { decimal, make } from './make.ts';
import type { Outcome, Slips } from './ticket.ts';

const hour = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

interface RowParts {
  // The previous odds, so that changes are visible.
  before: ReadonlyMap<string, number>;
  slips: Slips;
  onPick: (event: SportEvent, outcome: Outcome) => void;
  onOpen: (event: SportEvent) => void;
}

export function eventRow(event: SportEvent, { before, slips, onPick, onOpen }: RowParts): HTMLElement {
  const odds = event.outcomes.map((outcome) => {
    const old = before.get(`${event.id}:${outcome.key}`) ?? outcome.odds;
    return make(
      'button',
      {
        type: 'button',
        class: outcome.odds > old ? 'up' : outcome.odds < old ? 'down' : '',
        'aria-pressed': String(slips.has(event.id, outcome.key)),
        'data-focus': `${event.id}:${outcome.key}`,
        'aria-label': `${outcome.name}, odd ${decimal(outcome.odds)}, ${event.home} x ${event.away}`,
        onclick: () => onPick(event, outcome),
      },
      make('span', {}, outcome.name),
      make('b', {}, decimal(outcome.odds)),
    );
  });
  const side = (name: string, index: 0 | 1) =>
    make('span', {}, name, ...(event.score ? [make('b', {}, String(event.score[index]))] : []));
  const when = event.live
    ? make('span', { class: 'live' }, `Ao vivo ${event.minute}′`)
    : hour.format(new Date(event.startsAt));
  const sides = make(
    'button',
    {
      type: 'button',
      class: 'sides',
      'data-focus': `open:${event.id}`,
      'aria-label': `Abrir ${event.home} x ${event.away}`,
      onclick: () => onOpen(event),
    },
    side(event.home, 0),
    side(event.away, 1),
  );
  const meta = make('div', { class: 'meta league' }, when, `${event.sport} · ${event.league}`);
  return make(
    'li',
    { class: 'event' },
    make('div', {}, meta, sides),
    make('div', { class: 'odds' }, ...odds),
  );
}
