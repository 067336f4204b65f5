import { number } from '../../art/draw.ts';
import { type Lettering, setLines } from '../../art/lettering.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { pictureColours } from './pictureColours.ts';
import { nameCap, nameLines, sponsorsOf } from './sponsors.ts';

function word(text: string, lettering: Lettering, x: number, y: number, cap: number, fill: string): string {
  const line = setLines([text.toUpperCase()], lettering, { width: 10_000, height: cap * 2, maxCap: cap })
    .lines[0];
  return line
    ? `<path transform="translate(${number(x - (line.width * line.scale) / 2)} ${y})scale(${Math.round(line.scale * 1000) / 1000})" d="${line.d}" fill="${fill}"/>`
    : '';
}

/** Draws whom the operator supports, 1200 × 140, with names that a phone's width still shows legibly. */
export function sponsorsStrip(brand: SandboxBrand): string {
  const { surface, text, primary } = pictureColours(brand);
  const { home, layout } = brand.appearance ?? {};
  const marks = sponsorsOf(home, layout).map(
    ([name, lettering, mark], index) =>
      `<path transform="translate(${150 + index * 300} 26)scale(.85)" d="${mark}" fill="${primary}" fill-rule="evenodd"/>${nameLines(
        name,
      )
        .map((line, row) => word(line, lettering, 150 + index * 300, 87 + row * 41, nameCap, text))
        .join('')}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 140" width="1200" height="140"><rect width="1200" height="140" rx="12" fill="${surface}"/>${marks.join('')}</svg>`;
}

/** Draws the 18+ mark with its sentence, 600 × 120. */
export function majorityStrip(brand: SandboxBrand): string {
  const { surface, text } = pictureColours(brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 120" width="600" height="120"><rect width="600" height="120" rx="12" fill="${surface}"/>` +
    `<circle cx="70" cy="60" r="40" fill="none" stroke="${text}" stroke-width="7"/>${word('18+', 'russo', 70, 74, 28, text)}` +
    `${word('Proibido para', 'russo', 340, 54, 23, text)}${word('menores de 18 anos', 'russo', 340, 90, 23, text)}</svg>`
  );
}

/** Draws a pause sign with a call for responsible play, 420 × 96; the page shows the 18+ mark next to it. */
export function responsiblePlayStrip(brand: SandboxBrand): string {
  const { text, primary } = pictureColours(brand);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 96" width="420" height="96">' +
    `<circle cx="48" cy="48" r="42" fill="none" stroke="${primary}" stroke-width="7"/><path d="M34 28h9v40h-9zM53 28h9v40h-9z" fill="${primary}"/>` +
    `${word('Jogue com', 'russo', 258, 44, 20, text)}${word('responsabilidade', 'russo', 258, 76, 20, text)}</svg>`
  );
}
