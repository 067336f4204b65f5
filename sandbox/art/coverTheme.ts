import type { PaletteName } from './palettes.ts';
import type { SceneryMaker } from './scenery/scenery.ts';

type List<T> = readonly [T, ...T[]];

// What the covers of one kind of game have in common; each cover picks from it by its own seed.
export interface CoverTheme {
  // Symbols of the theme's machines, the highest first.
  heroes: List<() => string>;
  extras: List<() => string>;
  sceneries: List<SceneryMaker>;
  palettes: List<PaletteName>;
}
