import type { LiveTableState } from '../../src/shared/contract/casino/casino.ts';
import { type Random, seededRandom } from '../art/random.ts';
import { wheelOf } from '../games/tables/moneyWheel.ts';
import type { CatalogueGame } from './catalogue/games.ts';

const kept = 8;
// For the plate of beads at baccarat.
const keptBeads = 33;
// Cents; within the largest stake of a round by default, R$ 20,00, so that cards promise no more than tables take.
// The smallest stakes are chips of the tables.
const smallest = [100, 100, 500, 500, 1000] as const;
// A stake of a curve, which has no chips.
const smallestOfCurves = 50;
const largest = [1_500, 2_000] as const;
const seatsAtCards = 7;

const draws: Partial<Record<CatalogueGame['theme'], (random: Random, slug: string) => string>> = {
  roleta: (random) => String(random.integer(0, 36)),
  // Banker, player, tie.
  bacara: (random) => random.pick(['B', 'B', 'B', 'B', 'J', 'J', 'J', 'J', 'E']),
  dados: (random) => String(random.integer(1, 6) + random.integer(1, 6) + random.integer(1, 6)),
  'game-show': (random, slug) => {
    const { segments } = wheelOf(slug);
    return `${segments[random.integer(0, segments.length - 1)]}×`;
  },
};

/** Returns what a live table tells before it is entered; the same table always tells the same. */
export function liveTable({
  slug,
  theme,
  opens,
}: Pick<CatalogueGame, 'slug' | 'theme' | 'opens'>): LiveTableState {
  const random = seededRandom(`table:${slug}`);
  const draw = draws[theme];
  const least = random.pick(smallest);
  const limits = { min_bet: opens === 'crash' ? smallestOfCurves : least, max_bet: random.pick(largest) };
  if (!draw) {
    const seats = random.integer(0, seatsAtCards);
    return { ...limits, seats, players: seatsAtCards - seats, results: [] };
  }
  return {
    ...limits,
    seats: undefined,
    players: random.integer(18, 960),
    results: Array.from({ length: theme === 'bacara' ? keptBeads : kept }, () => draw(random, slug)),
  };
}
