import { number, polygonPath, starPath } from '../../art/draw.ts';
import { type Lettering, setLines } from '../../art/lettering.ts';
import { seededRandom } from '../../art/random.ts';
import type { CatalogueProvider } from '../catalogue/providers.ts';

const marks = [
  polygonPath(6, 24),
  polygonPath(3, 26),
  polygonPath(4, 26, 0),
  starPath(5, 26, 13),
  starPath(8, 26, 17),
  'M-22 22V-22H0A14 14 0 0 1 0 6H-8V22z',
  'M-24 0A24 24 0 0 1 24 0H10A10 10 0 0 0-10 0zM-24 6H24L14 22H-14z',
  'M0-26C22-20 24 12 0 26C-24 12-22-20 0-26zM0-10A9 9 0 1 0 .1-10z',
] as const;

const letterings: readonly [Lettering, ...Lettering[]] = ['russo', 'lilita', 'slab', 'cinzel', 'bangers'];

/** Draws a studio's logo and name on a plate of 240 × 96. */
export function providerLogo({ id, name, slug, colours }: CatalogueProvider): string {
  const random = seededRandom(`logo:${slug}`);
  const lettering = letterings[id % letterings.length] ?? 'russo';
  const mark = marks[(id * 3) % marks.length] ?? marks[0];
  const words = name.toUpperCase().split(' ');
  const block = setLines(words, lettering, { width: 148, height: 62, maxCap: 26 });
  const top = (96 - block.height) / 2;
  const lines = block.lines
    .map(
      ({ d, scale, baseline }) =>
        `<path transform="translate(80 ${number(top + baseline + 2)})scale(${Math.round(scale * 1000) / 1000})" d="${d}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 96" width="240" height="96"><rect width="240" height="96" rx="14" fill="${colours[1]}"/>` +
    `<g fill="${colours[0]}"><path transform="translate(42 48)rotate(${random.pick([0, 0, 15, -15])})" fill-rule="evenodd" d="${mark}"/>${lines}</g></svg>`
  );
}
