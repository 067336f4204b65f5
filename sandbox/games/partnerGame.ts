import { catalogueGames } from '../content/catalogue/games.ts';
import type { PartnerGame } from '../content/catalogue/partnerGames.ts';

const gameBySlug = new Map(catalogueGames.map(({ slug, opens }) => [slug, opens]));

/** Returns which stand-in a game opens. */
export const partnerGame = (slug: string): PartnerGame => gameBySlug.get(slug) ?? 'slot';
