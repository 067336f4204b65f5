import { coverSvg, portrait, wide } from '../art/cover.ts';
import type { Drawing } from '../art/covers.ts';
import { catalogueGames } from './catalogue/games.ts';

// Columns of a picture that is drawn as few large pixels.
const largePixels = 60;

/** Draws the covers of every game by file name; live games have a wide one too. */
export function coverDrawings(): Map<string, Drawing> {
  return new Map(
    catalogueGames.flatMap(({ slug, name, theme, provider: { style }, kind }): [string, Drawing][] => {
      const subject = { slug, name, theme, style, live: kind === 'live' };
      const columns = style === 'pixel' ? largePixels : null;
      const cover: [string, Drawing] = [slug, { svg: coverSvg(subject, portrait), columns }];
      if (kind !== 'live') return [cover];
      return [cover, [`${slug}-wide`, { svg: coverSvg(subject, wide), columns }]];
    }),
  );
}
