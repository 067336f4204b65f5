// A match with its odds.
import { decimal, make } from './make.js';

const hour = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

/** `before` holds the odds of a moment ago, so that a move shows. */
export function eventRow(event, { before, slips, onPick, onOpen }) {
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
  const side = (name, index) =>
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
