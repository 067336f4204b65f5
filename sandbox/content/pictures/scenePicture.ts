import { seededRandom } from '../../art/random.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { drawEmblem, type EmblemName, soberEmblem } from './emblems.ts';
import { bunting } from './motifs/bunting.ts';
import { curtain } from './motifs/curtain.ts';
import { feathers } from './motifs/feathers.ts';
import { grove } from './motifs/grove.ts';
import type { Motif } from './motifs/motif.ts';
import { pinball } from './motifs/pinball.ts';
import { pinwheel } from './motifs/pinwheel.ts';
import { plainMotif } from './motifs/plainMotif.ts';
import { pictureColours } from './pictureColours.ts';

// Content of a banner, a promotion or a modal picture. Its words are HTML on the page.
export interface SceneSubject {
  // Seed of the details; the same key gives the same picture.
  key: string;
  emblem: EmblemName;
}

export interface SceneSize {
  width: number;
  height: number;
  // Share of the width at which the scene is composed; captions cover the rest.
  focus: number;
  // Share of the height; absent: the middle.
  level?: number;
  // The caption takes the place of the emblem.
  bare?: true;
}

// Brands with a scene of their own, which is that of their share picture.
const motifs: Partial<Record<string, Motif>> = {
  default: bunting,
  gingaro: pinwheel,
  fliperix: pinball,
  maraxi: feathers,
  tucavo: grove,
  velvora: curtain,
};

/** Draws an operator's picture as a scene of its brand around an emblem, without words. */
export function scenePicture(
  brand: SandboxBrand,
  { key, emblem }: SceneSubject,
  { width, height, focus, level = 0.5, bare }: SceneSize,
): string {
  const motif = motifs[brand.id] ?? plainMotif;
  const mark = brand.appearance?.mark ?? null;
  const name = brand.jurisdiction === 'br' ? soberEmblem(emblem) : emblem;
  const scene = motif({
    stage: { width, height, x: width * focus, y: height * level },
    emblem: (inks) => (bare ? '' : drawEmblem(name, inks, mark)),
    colours: pictureColours(brand),
    mark,
    random: seededRandom(`${brand.id}:${key}`),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}</svg>`;
}
