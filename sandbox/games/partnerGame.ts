import { catalogueGames } from '../content/catalogue/games.ts';

export type PartnerGame = 'slot' | 'crash' | 'roulette' | 'baccarat' | 'dice';

// Live shows around a wheel.
const wheels: ReadonlySet<string> = new Set(['roda-maluca', 'mega-roda-ao-vivo', 'treasure-wheel-live']);

const gameBySlug = new Map(
  catalogueGames.map(({ slug, kind, theme }): [string, PartnerGame] => {
    if (kind === 'crash') return [slug, 'crash'];
    if (theme === 'bacara') return [slug, 'baccarat'];
    if (theme === 'dados') return [slug, 'dice'];
    return [slug, theme === 'roleta' || wheels.has(slug) ? 'roulette' : 'slot'];
  }),
);

/** Returns which stand-in a game opens. */
export const partnerGame = (slug: string): PartnerGame => gameBySlug.get(slug) ?? 'slot';
