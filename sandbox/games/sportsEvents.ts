import { seededRandom } from '../art/random.ts';

export type SportName = 'Futebol' | 'Basquete' | 'Tênis' | 'Vôlei' | 'E-sports';

export interface SportEvent {
  id: string;
  sport: SportName;
  league: string;
  home: string;
  away: string;
  // ISO instant.
  startsAt: string;
  live: boolean;
  // While live.
  score: [number, number] | null;
  minute: number | null;
  // Decimal odds in hundredths; the draw is missing where there is none.
  outcomes: { key: 'home' | 'draw' | 'away'; name: string; odds: number }[];
}

const teams: Record<SportName, { leagues: string[]; names: string[]; draw: boolean }> = {
  Futebol: {
    leagues: ['Liga do Mirante', 'Copa da Serra', 'Taça Litoral'],
    names:
      'Atlético Ipê,União Barra,Serrano FC,Náutico do Vale,Real Jaraguá,Porto Alto,Guarani do Norte,Ferroviário Sul,Boa Vista EC,Estrela do Mar,Operário Azul,Cruz da Mata'.split(
        ',',
      ),
    draw: true,
  },
  Basquete: {
    leagues: ['Circuito Nacional'],
    names: 'Falcões,Tubarões,Lobos do Sul,Raios,Jacarés,Carcarás'.split(','),
    draw: false,
  },
  Tênis: {
    leagues: ['Aberto de Ilhabela'],
    names: 'L. Prado,M. Teles,R. Uchoa,J. Sampaio,C. Viana,P. Bastos'.split(','),
    draw: false,
  },
  Vôlei: {
    leagues: ['Superliga Fictícia'],
    names: 'Minas Clube,Praia Vôlei,Serra Azul,Maré Alta'.split(','),
    draw: false,
  },
  'E-sports': {
    leagues: ['Arena Digital', 'Liga Pixel'],
    names: 'Onça Gaming,Byte Força,Capivara Squad,Norte Wolves,Trovão,Lua Nova'.split(','),
    draw: false,
  },
};

const matchMs = 30 * 60_000;
const sports = Object.keys(teams) as SportName[];

/** Returns the matches of the hour, equal for all players, with odds that move every few seconds. */
export function sportEvents(now: Date): SportEvent[] {
  const slot = Math.floor(now.getTime() / matchMs);
  return [slot, slot + 1, slot + 2].flatMap((start) =>
    sports.flatMap((sport) => matchesOf(sport, start, now)),
  );
}

function matchesOf(sport: SportName, slot: number, now: Date): SportEvent[] {
  const { leagues, names, draw } = teams[sport];
  const random = seededRandom(`match:${sport}:${slot}`);
  const sides = random.shuffle(names);
  const count = Math.min(sport === 'Futebol' ? 4 : 2, Math.floor(sides.length / 2));
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(slot * matchMs);
    const live = startsAt <= now;
    const [home = '', away = ''] = [sides[index * 2], sides[index * 2 + 1]];
    const strength = 0.3 + random.next() * 0.4;
    const share = live ? (now.getTime() - startsAt.getTime()) / matchMs : 0;
    const goals = (seed: string) =>
      Math.floor(share * (1 + seededRandom(`${seed}:${slot}:${index}`).next() * 3));
    return {
      id: `${sports.indexOf(sport)}${slot}${index}`,
      sport,
      league: leagues[index % leagues.length] ?? '',
      home,
      away,
      startsAt: startsAt.toISOString(),
      live,
      score: live ? [goals(home), goals(away)] : null,
      minute: live ? Math.floor(share * 90) : null,
      outcomes: outcomes(home, away, strength, draw, now),
    };
  });
}

// House edge of five percent; odds swing around the strength of the sides.
function outcomes(home: string, away: string, strength: number, draw: boolean, now: Date) {
  const swing = Math.sin(now.getTime() / 9_000 + home.length * 3 + away.length) * 0.04;
  const drawShare = draw ? 0.26 : 0;
  const homeShare = (1 - drawShare) * (strength + swing);
  const awayShare = 1 - drawShare - homeShare;
  const odds = (share: number) => Math.max(101, Math.round(95 / share));
  return [
    { key: 'home' as const, name: home, odds: odds(homeShare) },
    ...(draw ? [{ key: 'draw' as const, name: 'Empate', odds: odds(drawShare) }] : []),
    { key: 'away' as const, name: away, odds: odds(awayShare) },
  ];
}
