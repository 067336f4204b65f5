import { coverColour } from '../../art/cover.ts';
import { seededRandom } from '../../art/random.ts';
import { coverThemes, type ThemeName } from '../../art/themes.ts';
import { type GameKind, openedGame, type PartnerGame } from './partnerGames.ts';
import { type CatalogueProvider, catalogueProviders, type Studio, slugOf } from './providers.ts';
import { slotTitles } from './slotTitles.ts';
import { crashTitles, liveTitles, tableTitles } from './tableTitles.ts';

export interface CatalogueGame {
  id: number;
  name: string;
  slug: string;
  kind: GameKind;
  theme: ThemeName;
  opens: PartnerGame;
  // Main color of its cover.
  colour: string;
  provider: CatalogueProvider;
  // Percent, one decimal; null for live tables, whose return depends on the bet.
  rtp: number | null;
  // Pays from a growing pot.
  jackpot: boolean;
}

const studios: Record<GameKind, Studio> = {
  slots: 'slots',
  live: 'live',
  crash: 'instant',
  tables: 'instant',
};

const shelves: readonly [GameKind, number, Partial<Record<ThemeName, string>>][] = [
  ['slots', 1001, slotTitles],
  ['live', 5001, liveTitles],
  ['crash', 7001, crashTitles],
  ['tables', 8001, tableTitles],
];

function shelf(kind: GameKind, firstId: number, titles: Partial<Record<ThemeName, string>>): CatalogueGame[] {
  const makers = catalogueProviders.filter((provider) => provider.makes.includes(studios[kind]));
  const named = Object.entries(titles).flatMap(([theme, list]) =>
    list.split(',').map((name) => ({ theme, name: name.replace(/\s+/g, ' ').trim() })),
  );
  return named.map(({ theme: themeName, name }, index) => {
    const theme = themeNamed(themeName);
    const opens = openedGame(kind, theme, name);
    const random = seededRandom(`game:${name}`);
    const maker = makers[random.integer(0, makers.length - 1)];
    if (!maker) throw new Error(`no provider makes ${kind}`);
    return {
      id: firstId + index,
      name,
      ...look(name, theme),
      kind,
      opens,
      provider: maker,
      rtp: rtpOf(kind, opens, random.next()),
      jackpot: kind === 'slots' && random.next() < 0.07,
    };
  });
}

function look(name: string, theme: ThemeName) {
  const slug = slugOf(name);
  return { slug, theme, colour: coverColour({ slug, name, theme }) };
}

// Returns of their main bets: 36 of 37 pockets, the player's hand, a half of the totals, blackjack with the best
// moves, a pair of jacks or better.
const tableRtp: Partial<Record<PartnerGame, number>> = {
  roulette: 97.3,
  baccarat: 98.7,
  dice: 97.2,
  blackjack: 98.9,
  poker: 95.9,
};

// 1.207/2024 requires at least 85 %; most machines are between 94 and 97.
function rtpOf(kind: GameKind, opens: PartnerGame, draw: number): number | null {
  if (kind === 'live') return null;
  const ofTable = tableRtp[opens];
  if (ofTable !== undefined) return ofTable;
  const [low, high] = kind === 'slots' ? [92.1, 97.4] : [95.5, 98];
  return Math.round((low + draw * (high - low)) * 10) / 10;
}

const isTheme = (name: string): name is ThemeName => name in coverThemes;

function themeNamed(name: string): ThemeName {
  if (!isTheme(name)) throw new Error(`unknown theme ${name}`);
  return name;
}

// Every game any tenant may offer, with the same ids and slugs for all tenants.
export const catalogueGames: readonly CatalogueGame[] = shelves.flatMap(([kind, firstId, titles]) =>
  shelf(kind, firstId, titles),
);
