// How a live match came to its score: a bar of minutes with goals and cards, or the scores of its sets or quarters.
import type { MatchTrack, TrackMoment } from '../../games/sports/matchTrack.ts';
import type { SportEventPage } from '../../games/sportsEvents.ts';
import { crest, minuteText } from './events.ts';
import { icon } from './icons.ts';
import { draw, make } from './make.ts';

const ballSize = 16;
const card = { width: 8, height: 11 };
const momentNames = { goal: 'Gol', card: 'Cartão amarelo' };

export function matchTracker(event: SportEventPage): HTMLElement[] {
  const { track } = event;
  if (!track) return [];
  return [track.kind === 'minutes' ? minuteBar(event, track) : partsTable(event, track)];
}

type MinuteTrack = Extract<MatchTrack, { kind: 'minutes' }>;
type PartsTrack = Extract<MatchTrack, { kind: 'parts' }>;

function minuteBar({ home, away }: SportEventPage, track: MinuteTrack): HTMLElement {
  const { minute, minutes, moments } = track;
  const percent = (at: number) => `${(at / minutes) * 100}%`;
  const bar = draw(
    'svg',
    { class: 'minutes', 'aria-hidden': 'true' },
    draw('rect', { class: 'ahead', y: '50%', width: '100%', height: 4, rx: 2 }),
    draw('rect', { class: 'passed', y: '50%', width: percent(minute), height: 4, rx: 2 }),
    draw('rect', { class: 'half', x: percent(45), y: '50%', width: 2, height: 4 }),
    ...moments.map((moment) => mark(moment, percent(moment.minute))),
  );
  const side = ({ side }: TrackMoment) => (side === 'home' ? home : away);
  const list = make(
    'ol',
    { class: 'hidden', 'aria-label': 'Lances da partida' },
    ...moments.map((moment) =>
      make('li', {}, `${momentNames[moment.kind]}, ${side(moment)}, ${minuteText(moment.minute)}`),
    ),
  );
  const legend = make(
    'p',
    { class: 'legend', 'aria-hidden': 'true' },
    draw('svg', { class: 'card', ...card }, draw('rect', { ...card, rx: 1.5 })),
    momentNames.card,
  );
  const hasCard = moments.some(({ kind }) => kind === 'card');
  return make('div', { class: 'track' }, crest(home), bar, crest(away), ...(hasCard ? [legend] : []), list);
}

// Above the bar for home, below it for away.
function mark({ kind, side }: TrackMoment, x: string): SVGElement {
  const y = side === 'home' ? '22%' : '84%';
  if (kind === 'card')
    return draw(
      'g',
      { transform: `translate(${-card.width / 2} ${-card.height / 2})` },
      draw('rect', { class: 'card', x, y, ...card, rx: 1.5 }),
    );
  const ball = icon('Futebol');
  for (const [name, value] of Object.entries({ x, y, width: ballSize, height: ballSize }))
    ball.setAttribute(name, String(value));
  return draw('g', { class: 'goal', transform: `translate(${-ballSize / 2} ${-ballSize / 2})` }, ball);
}

function partsTable({ home, away }: SportEventPage, { parts, game }: PartsTrack): HTMLElement {
  const server = game && ['home', 'away'].indexOf(game.server);
  const serves = [icon('Tênis'), make('b', { class: 'hidden' }, ', no saque')];
  const row = (name: string, index: 0 | 1) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('span', {}, crest(name), name, ...(server === index ? serves : []))),
      ...parts.map(({ score }, at) =>
        make('td', { class: !game && at === parts.length - 1 && 'current' }, String(score[index])),
      ),
      ...(game ? [make('td', { class: 'current' }, game.points[index])] : []),
    );
  const columns = [...parts.map(({ name }) => name), ...(game ? ['Pontos'] : [])];
  return make(
    'table',
    { class: 'track-parts' },
    make('caption', { class: 'hidden' }, 'Placar por parcial'),
    make(
      'thead',
      {},
      make('tr', {}, make('td', {}), ...columns.map((name) => make('th', { scope: 'col' }, name))),
    ),
    make('tbody', {}, row(home, 0), row(away, 1)),
  );
}
