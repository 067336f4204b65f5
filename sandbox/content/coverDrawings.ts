import { type CoverSubject, coverSvg, portrait, wide } from '../art/cover.ts';
import type { Drawing } from '../art/covers.ts';
import { type CatalogueGame, catalogueGames } from './catalogue/games.ts';

// Columns of a picture that is drawn as few large pixels.
const largePixels = 60;

/** Returns what a game's cover is about, in the style of its studio. */
export const coverSubject = ({ slug, name, theme, provider, kind }: CatalogueGame): CoverSubject => ({
  slug,
  name,
  theme,
  style: provider.style,
  live: kind === 'live',
});

/** Draws the covers of every game by file name; live games have a wide one too. */
export function coverDrawings(): Map<string, Drawing> {
  return new Map(
    catalogueGames.flatMap((game): [string, Drawing][] => {
      const subject = coverSubject(game);
      const { slug, style, live } = subject;
      const columns = style === 'pixel' ? largePixels : null;
      const cover: [string, Drawing] = [slug, { svg: coverSvg(subject, portrait), columns }];
      if (!live) return [cover];
      return [cover, [`${slug}-wide`, { svg: coverSvg(subject, wide), columns }]];
    }),
  );
}
