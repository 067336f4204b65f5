import { seededRandom } from '../../art/random.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { drawEmblem, type EmblemName, soberEmblem } from './emblems.ts';
import { bunting, lantern, pennant } from './motifs/bunting.ts';
import { curtain, fans, spotlight } from './motifs/curtain.ts';
import { feathers, plumes, streamers } from './motifs/feathers.ts';
import { grove, table, wallTiles } from './motifs/grove.ts';
import type { Motif } from './motifs/motif.ts';
import { dots, pinball, stairs } from './motifs/pinball.ts';
import { blades, pinwheel, pitch } from './motifs/pinwheel.ts';
import { markRows, panel, plainMotif } from './motifs/plainMotif.ts';
import { pictureColours } from './pictureColours.ts';

// Content of a banner, a promotion or a modal picture. Its words are HTML on the page.
export interface SceneSubject {
  // Seed of the details; the same key gives the same picture.
  key: string;
  emblem: EmblemName;
  // Which of the brand's scenes; absent: the first.
  composition?: number;
}

export interface SceneSize {
  width: number;
  height: number;
  // Share of the width at which the scene is composed; captions cover the rest.
  focus: number;
  // Share of the height; absent: the middle.
  level?: number;
  // Size of the scene around its point; absent: 1.
  scale?: number;
  // The caption takes the place of the emblem.
  bare?: true;
}

const plainMotifs = [plainMotif, panel, markRows];

// Brands with scenes of their own; the first is that of their share picture.
const motifs: Partial<Record<string, readonly Motif[]>> = {
  default: [bunting, pennant, lantern, markRows],
  gingaro: [pinwheel, pitch, blades, markRows],
  fliperix: [pinball, dots, stairs, markRows],
  maraxi: [feathers, plumes, streamers, markRows],
  tucavo: [grove, table, wallTiles, markRows],
  velvora: [curtain, fans, spotlight, markRows],
};

/** Draws an operator's picture as a scene of its brand around an emblem, without words. */
export function scenePicture(
  brand: SandboxBrand,
  { key, emblem, composition = 0 }: SceneSubject,
  { width, height, focus, level = 0.5, scale = 1, bare }: SceneSize,
): string {
  const scenes = motifs[brand.id] ?? plainMotifs;
  const mark = brand.appearance?.mark ?? null;
  const name = brand.jurisdiction === 'br' ? soberEmblem(emblem) : emblem;
  const chosen = scenes[composition % scenes.length] ?? plainMotif;
  // People do not lie on a plate.
  const motif = name === 'people' && chosen === table ? grove : chosen;
  const scene = motif({
    stage: { width, height, x: width * focus, y: height * level, scale },
    emblem: (inks) => (bare ? '' : drawEmblem(name, inks, mark)),
    colours: pictureColours(brand),
    mark,
    random: seededRandom(`${brand.id}:${key}`),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}</svg>`;
}
