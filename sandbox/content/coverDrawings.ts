import { coverSvg } from '../art/cover.ts';
import { catalogueGames } from './catalogue/games.ts';

/** Draws the cover of every game as SVG, by slug. */
export function coverDrawings(): Map<string, string> {
  return new Map(
    catalogueGames.map(({ slug, name, theme, provider, kind }) => {
      const live = kind === 'live';
      const table = kind === 'tables' || (live && theme !== 'game-show');
      return [slug, coverSvg({ slug, name, theme, provider: provider.name, live, table })];
    }),
  );
}
