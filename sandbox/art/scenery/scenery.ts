import type { Random } from '../random.ts';

export interface Layer {
  d: string;
  // Tone between a palette's light (0) and its darkest (1).
  tone: number;
}

// A place on the 300 × 400 sheet. The subject stands in its middle, before `back` and `middle` and behind `front`.
export interface Scenery {
  // Sun, moon or lamp.
  orb: { x: number; y: number; r: number } | null;
  // Far away, light.
  back: readonly Layer[];
  middle: readonly Layer[];
  // Cut by the edges, dark.
  front: readonly Layer[];
  // Small lights: stars, windows, bulbs.
  sparks: string;
  // Height of the ground, where the subject's shadow falls; null where it floats.
  ground: number | null;
}

export type SceneryMaker = (random: Random) => Scenery;
