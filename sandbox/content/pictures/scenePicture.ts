import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { number, path } from '../../art/draw.ts';
import { gradientDefinitions } from '../../art/gradients.ts';
import { setLines } from '../../art/lettering.ts';
import { seededRandom } from '../../art/random.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { headlineAccent, type PictureColours, pictureColours, pictureLettering } from './pictureColours.ts';

// Content of a banner, a promotion or a modal picture.
export interface SceneSubject {
  // Seed of the details; the same key gives the same picture.
  key: string;
  // Lines of the headline; an empty list shows the drawing only.
  headline: readonly string[];
  text?: string;
  action?: string;
  symbols: readonly [() => string, ...(() => string)[]];
}

export interface SceneSize {
  width: number;
  height: number;
}

/** Draws an operator's picture in its colors: text on the left, drawing on the right or centered without text. */
export function scenePicture(
  brand: SandboxBrand,
  subject: SceneSubject,
  { width, height }: SceneSize,
): string {
  const colours = pictureColours(brand);
  const wordy = subject.headline.length > 0;
  const wide = width / height > 2.5;
  const stage = { x: width * (wordy ? (wide ? 0.74 : 0.77) : 0.5), y: height * 0.5, size: height };
  const drawing = drawings(subject, stage, wordy && !wide);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${gradientDefinitions(drawing)}` +
    `<linearGradient id="base" x2="1" y2=".6"><stop stop-color="${colours.background}"/><stop offset="1" stop-color="${colours.surface}"/></linearGradient>` +
    `<radialGradient id="light"><stop stop-color="${colours.primary}" stop-opacity=".95"/><stop offset=".6" stop-color="${colours.primary}" stop-opacity=".35"/><stop offset="1" stop-color="${colours.primary}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#base)"/>${backdrop(brand, subject.key, stage, { width, height })}` +
    `<g stroke="#140b1c" stroke-width="2" stroke-linejoin="round">${drawing}</g>${wordy ? textBlock(brand, subject, colours, { width, height }) : ''}</svg>`
  );
}

interface Stage {
  x: number;
  y: number;
  size: number;
}

// Each layout has its own background: stripes, dots or arcs.
function backdrop(
  brand: SandboxBrand,
  key: string,
  { x, y, size }: Stage,
  { width, height }: SceneSize,
): string {
  const { primary, secondary } = pictureColours(brand);
  const random = seededRandom(`${brand.id}:${key}`);
  const light = `<circle cx="${number(x)}" cy="${number(y)}" r="${number(size * 0.85)}" fill="url(#light)"/>`;
  switch (brand.appearance?.layout) {
    case 'blaze':
      return (
        light +
        Array.from({ length: 7 }, () => {
          const left = random.integer(Math.round(width * 0.35), width);
          const thick = random.integer(8, Math.round(height * 0.16));
          return path(
            `M${left} ${height}l${height * 0.6} ${-height}h${thick}l${-height * 0.6} ${height}z`,
            random.next() < 0.5 ? primary : secondary,
            `opacity=".${random.integer(14, 34)}"`,
          );
        }).join('')
      );
    case 'orange': {
      const step = Math.round(height / 13);
      const dots = Array.from({ length: 14 * 12 }, (_, index) => {
        const column = index % 12;
        const radius = (column / 12) * step * 0.42;
        return radius < 1
          ? ''
          : `<circle cx="${number(width - (12 - column) * step)}" cy="${Math.floor(index / 12) * step}" r="${number(radius)}"/>`;
      });
      return `${light}<g fill="${secondary}" opacity=".55">${dots.join('')}</g>`;
    }
    default:
      return (
        light +
        [0.62, 0.8, 1, 1.25]
          .map(
            (part, index) =>
              `<circle cx="${number(x)}" cy="${number(y + size * 0.1)}" r="${number(size * part)}" fill="none" stroke="${index % 2 ? primary : secondary}" stroke-width="${number(size * 0.03)}" opacity="${0.5 - index * 0.1}"/>`,
          )
          .join('')
      );
  }
}

function drawings({ key, symbols }: SceneSubject, { x, y, size }: Stage, narrow: boolean): string {
  const random = seededRandom(key);
  const unit = size / 100;
  const spread = narrow ? 0.24 : 0.52;
  const put = (symbol: () => string, dx: number, dy: number, scale: number, turn: number) =>
    `<g transform="translate(${number(x + dx * size)} ${number(y + dy * size)})rotate(${turn})scale(${Math.round(scale * unit * 100) / 100})">${symbol()}</g>`;
  const [lead, left, right] = symbols;
  return (
    (left ? put(left, -spread, 0.16, narrow ? 0.4 : 0.52, random.integer(-18, -8)) : '') +
    (right
      ? put(right, spread * (narrow ? 0.75 : 1), 0.18, narrow ? 0.36 : 0.5, random.integer(8, 18))
      : '') +
    put(lead, 0, -0.02, narrow ? 0.62 : 0.82, random.integer(-6, 6))
  );
}

function textBlock(
  brand: SandboxBrand,
  subject: SceneSubject,
  colours: PictureColours,
  { width, height }: SceneSize,
): string {
  const left = Math.round(width * 0.055);
  const textSize = Math.round(height * (width / height > 2.5 ? 0.058 : 0.068));
  const block = setLines(
    subject.headline.map((line) => line.toUpperCase()),
    pictureLettering(brand),
    {
      width: width * (width / height > 2.5 ? 0.5 : 0.46),
      height: height * 0.42,
      maxCap: height * 0.155,
    },
  );
  const sentence = wrap(subject.text ?? '', width / height > 2.5 ? 60 : 26);
  const under =
    sentence.length * textSize * 1.35 +
    (subject.text ? textSize * 0.55 : 0) +
    (subject.action ? textSize * 3.2 : 0);
  const top = (height - block.height - under) / 2;
  const headline = block.lines
    .map(
      ({ d, scale, baseline }, index) =>
        `<path transform="translate(${left} ${number(top + baseline)})scale(${Math.round(scale * 1000) / 1000})" d="${d}" fill="${index === block.lines.length - 1 ? headlineAccent(colours) : colours.text}"/>`,
    )
    .join('');
  const textY = top + block.height + textSize * 1.1;
  const pillY = textY + (sentence.length - 1) * textSize * 1.35 + (subject.text ? textSize * 0.9 : 0);
  const font = 'font-family="Segoe UI,Helvetica Neue,Arial,sans-serif"';
  return (
    headline +
    sentence
      .map(
        (line, index) =>
          `<text x="${left}" y="${number(textY + index * textSize * 1.35)}" ${font} font-size="${textSize}" fill="${colours.text}">${escapeHtml(line)}</text>`,
      )
      .join('') +
    (subject.action
      ? `<rect x="${left}" y="${number(pillY)}" width="${number(subject.action.length * textSize * 0.58 + textSize * 2)}" height="${number(textSize * 2.1)}" rx="${number(textSize * 1.05)}" fill="${colours.primary}"/>` +
        `<text x="${number(left + (subject.action.length * textSize * 0.58 + textSize * 2) / 2)}" y="${number(pillY + textSize * 1.4)}" text-anchor="middle" ${font} font-weight="700" font-size="${textSize}" fill="${colours.onPrimary}">${escapeHtml(subject.action)}</text>`
      : '')
  );
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
