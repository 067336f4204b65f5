import type { Palette } from '../art/palettes.ts';
import { contrast, mix } from '../art/tones.ts';

export interface StageColours {
  // Below white and muted words.
  ground: string;
  raised: string;
  // Behind the symbols.
  reels: string;
  frame: string;
  trim: string;
  // Button that plays, from its upper to its lower edge.
  play: readonly [string, string];
  onPlay: string;
}

const whiteOnGround = 7;
const readable = 4.5;
const steps = 20;

/** Returns the colors of a game's stage, made of its cover's palette, so that games differ as their covers do. */
export function stageColours({ deep, mid, glow, accent }: Palette): StageColours {
  const ground = darkened(deep, (colour) => contrast('#ffffff', colour) >= whiteOnGround);
  const upper = mix(glow, '#ffffff', 0.18);
  const dark = darkened(ground, (colour) => contrast(colour, upper) >= readable);
  const onPlay = contrast(dark, upper) >= readable ? dark : '#ffffff';
  // Toward the upper edge, which the ink is made for.
  const lower = moved(mix(glow, mid, 0.35), upper, (colour) => contrast(onPlay, colour) >= readable);
  return {
    ground,
    raised: mix(ground, '#000000', 0.3),
    reels: mix(deep, mid, 0.3),
    frame: glow,
    trim: accent,
    play: [upper, lower],
    onPlay,
  };
}

// The first step from one color to another that passes; the other when none does.
function moved(from: string, to: string, passes: (colour: string) => boolean): string {
  const found = Array.from({ length: steps }, (_, step) => mix(from, to, step / steps)).find(passes);
  return found ?? to;
}

const darkened = (colour: string, passes: (colour: string) => boolean) => moved(colour, '#000000', passes);
