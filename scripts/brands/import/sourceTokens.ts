import type { Position } from '../config/json/lineIndex.ts';

// A token of the imported file, aliases not yet followed.
export interface SourceToken {
  // Path with dots: `color.brand.500`, `--brand-500` without the dashes.
  name: string;
  type: string | undefined;
  value: unknown;
}

export type SourceTokens = ReadonlyMap<string, SourceToken>;

export interface TokenSource {
  file: string;
  format: string;
  // Names of modes, themes or selectors; empty when there is one set of values.
  modes: string[];
  // Undefined: the values without a mode.
  tokensOf(mode: string | undefined): SourceTokens;
  positionOf(name: string): Position;
}
