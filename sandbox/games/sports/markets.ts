import type { SportName } from './leagues.ts';

export interface MarketSides {
  home: string;
  away: string;
}

interface OutcomeRule {
  // Unique in the match, as in `over:2.5`.
  key: string;
  name: string;
  // What of the final score decides, and which values win.
  of: Measure;
  wins: (value: number) => boolean;
}

/** Numbers of a final score that markets are about. */
export const measures = {
  total: (home: number, away: number) => home + away,
  // The lead of home.
  lead: (home: number, away: number) => home - away,
  home: (home: number, _away: number) => home,
  away: (_home: number, away: number) => away,
  score: (home: number, away: number) => home * scoreBase + away,
};
export type Measure = keyof typeof measures;

const scoreBase = 1_000;
// The rule of both scores.
const both = (wins: (home: number, away: number) => boolean) => ({
  of: 'score' as const,
  wins: (value: number) => wins(Math.floor(value / scoreBase), value % scoreBase),
});
const lead = (wins: (value: number) => boolean) => ({ of: 'lead' as const, wins });
const sum = (wins: (value: number) => boolean) => ({ of: 'total' as const, wins });

export interface MarketRule {
  key: string;
  // Without the line, which each outcome has with its own sign.
  name: string;
  group: 'Principais' | 'Totais' | 'Handicap' | 'Placar';
  outcomes: OutcomeRule[];
}

/** Lists all markets of a match of this sport, its result first. */
export function marketRules(sport: SportName, sides: MarketSides): MarketRule[] {
  switch (sport) {
    case 'Futebol':
      return footballRules(sides);
    case 'Basquete':
      return basketballRules(sides);
    default:
      return setRules(sport, sides);
  }
}

const half = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index + 0.5);
const comma = (line: number) => String(Math.abs(line)).replace('.', ',');
const signed = (line: number) => `${line > 0 ? '+' : '−'}${comma(line)}`;

const winner = ({ home, away }: MarketSides, hasDraw: boolean): MarketRule => ({
  key: 'result',
  name: hasDraw ? 'Resultado final' : 'Vencedor',
  group: 'Principais',
  outcomes: [
    { key: 'home', name: home, ...lead((by) => by > 0) },
    ...(hasDraw ? [{ key: 'draw', name: 'Empate', ...lead((by) => by === 0) }] : []),
    { key: 'away', name: away, ...lead((by) => by < 0) },
  ],
});

const total = (line: number, unit: string): MarketRule => ({
  key: `total:${line}`,
  name: `Total de ${unit}`,
  group: 'Totais',
  outcomes: [
    { key: `over:${line}`, name: `Mais de ${comma(line)}`, ...sum((points) => points > line) },
    { key: `under:${line}`, name: `Menos de ${comma(line)}`, ...sum((points) => points < line) },
  ],
});

const sideTotal = (side: 'home' | 'away', name: string, line: number, unit: string): MarketRule => ({
  key: `${side}-total:${line}`,
  name: `${name}: total de ${unit}`,
  group: 'Totais',
  outcomes: [
    {
      key: `${side}-over:${line}`,
      name: `Mais de ${comma(line)}`,
      of: side,
      wins: (points) => points > line,
    },
    {
      key: `${side}-under:${line}`,
      name: `Menos de ${comma(line)}`,
      of: side,
      wins: (points) => points < line,
    },
  ],
});

// `line` is added to the score of home.
const handicap = ({ home, away }: MarketSides, line: number, name: string): MarketRule => ({
  key: `handicap:${line}`,
  name,
  group: 'Handicap',
  outcomes: [
    { key: `home:${line}`, name: `${home} ${signed(line)}`, ...lead((by) => by + line > 0) },
    { key: `away:${-line}`, name: `${away} ${signed(-line)}`, ...lead((by) => by + line < 0) },
  ],
});

const parity = (unit: string): MarketRule => ({
  key: 'parity',
  name: `Total de ${unit}: ímpar ou par`,
  group: 'Totais',
  outcomes: [
    { key: 'odd', name: 'Ímpar', ...sum((points) => points % 2 === 1) },
    { key: 'even', name: 'Par', ...sum((points) => points % 2 === 0) },
  ],
});

const exactScore = (scores: readonly (readonly [number, number])[], name: string): MarketRule => ({
  key: 'score',
  name,
  group: 'Placar',
  outcomes: scores.map(([home, away]) => ({
    key: `score:${home}-${away}`,
    name: `${home} – ${away}`,
    ...both((one, other) => one === home && other === away),
  })),
});

function footballRules(sides: MarketSides): MarketRule[] {
  const { home, away } = sides;
  const unit = 'gols';
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, goals) => goals);
  return [
    winner(sides, true),
    {
      key: 'double',
      name: 'Dupla chance',
      group: 'Principais',
      outcomes: [
        { key: 'home-draw', name: `${home} ou empate`, ...lead((by) => by >= 0) },
        { key: 'home-away', name: `${home} ou ${away}`, ...lead((by) => by !== 0) },
        { key: 'draw-away', name: `Empate ou ${away}`, ...lead((by) => by <= 0) },
      ],
    },
    {
      key: 'both',
      name: 'Ambas as equipes marcam',
      group: 'Principais',
      outcomes: [
        { key: 'both:yes', name: 'Sim', ...both((one, other) => one > 0 && other > 0) },
        { key: 'both:no', name: 'Não', ...both((one, other) => one === 0 || other === 0) },
      ],
    },
    ...half(7).map((line) => total(line, unit)),
    ...half(3).flatMap((line) => [sideTotal('home', home, line, unit), sideTotal('away', away, line, unit)]),
    parity(unit),
    ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((line) => handicap(sides, line, 'Handicap asiático')),
    {
      key: 'clean',
      name: 'Vencer sem sofrer gol',
      group: 'Placar',
      outcomes: [
        { key: 'clean:home', name: home, ...both((one, other) => one > 0 && other === 0) },
        { key: 'clean:away', name: away, ...both((one, other) => other > 0 && one === 0) },
        { key: 'clean:none', name: 'Nenhuma', ...both((one, other) => one * other > 0 || one === other) },
      ],
    },
    {
      key: 'margin',
      name: 'Margem de vitória',
      group: 'Placar',
      outcomes: [
        { key: 'margin:home-1', name: `${home} por 1`, ...lead((by) => by === 1) },
        { key: 'margin:home-2', name: `${home} por 2 ou mais`, ...lead((by) => by > 1) },
        { key: 'margin:draw', name: 'Empate', ...lead((by) => by === 0) },
        { key: 'margin:away-1', name: `${away} por 1`, ...lead((by) => by === -1) },
        { key: 'margin:away-2', name: `${away} por 2 ou mais`, ...lead((by) => by < -1) },
      ],
    },
    exactScore(
      upTo(3).flatMap((one) => upTo(3).map((other) => [one, other] as const)),
      'Placar exato',
    ),
  ];
}

const lines = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index * step);

// Lines for every course of a match; those that are decided are not offered.
function basketballRules(sides: MarketSides): MarketRule[] {
  const unit = 'pontos';
  const handicaps = lines(0.5, 3, 8);
  return [
    winner(sides, false),
    ...lines(128.5, 4, 19).map((line) => total(line, unit)),
    ...lines(62.5, 4, 11).flatMap((line) => [
      sideTotal('home', sides.home, line, unit),
      sideTotal('away', sides.away, line, unit),
    ]),
    parity(unit),
    ...[...handicaps.map((line) => -line).reverse(), ...handicaps].map((line) =>
      handicap(sides, line, `Handicap de ${unit}`),
    ),
  ];
}

function setRules(sport: SportName, sides: MarketSides): MarketRule[] {
  const wins = sport === 'Vôlei' ? 3 : 2;
  const unit = sport === 'E-sports' ? 'mapas' : 'sets';
  const lost = Array.from({ length: wins }, (_, sets) => sets);
  return [
    winner(sides, false),
    ...half(wins - 1, wins).map((line) => total(line, unit)),
    parity(unit),
    ...half(wins - 1, 1)
      .flatMap((line) => [-line, line])
      .map((line) => handicap(sides, line, `Handicap de ${unit}`)),
    exactScore(
      [...lost.map((sets) => [wins, sets] as const), ...lost.map((sets) => [sets, wins] as const)],
      `Placar exato em ${unit}`,
    ),
  ];
}
