import type { Arrangement } from './arrangements.ts';
import type { Frame } from './frames.ts';
import type { InkName } from './inks.ts';
import type { Lettering } from './lettering.ts';
import type { PaletteName } from './palettes.ts';
import type { Scene } from './scenes.ts';

type List<T> = readonly [T, ...T[]];

// Parts of the covers of one kind of game; each cover picks from them by its own seed.
export interface CoverTheme {
  heroes: List<() => string>;
  extras: List<() => string>;
  scenes: List<Scene>;
  palettes: List<PaletteName>;
  letterings: List<Lettering>;
  inks: List<InkName>;
  frames: List<Frame>;
  arrangements: List<Arrangement>;
}
