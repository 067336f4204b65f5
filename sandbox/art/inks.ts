import type { Ink } from './lettering.ts';

const ink = (top: string, bottom: string, outline: string, depth: string): Ink => ({
  top,
  bottom,
  outline,
  depth,
});

export const inks = {
  gold: ink('#fff7c4', '#f59a00', '#4a1500', '#1f0700'),
  white: ink('#ffffff', '#cfe3ff', '#14224f', '#070b22'),
  fire: ink('#fff27a', '#ff4b1f', '#4d0411', '#1f0106'),
  lime: ink('#f6ffb0', '#5fd62f', '#0c3a14', '#03170a'),
  pink: ink('#ffffff', '#ff8ac4', '#6d0a5a', '#2b0226'),
  ice: ink('#ffffff', '#74d4ff', '#0a2f6b', '#03102e'),
  silver: ink('#ffffff', '#9fb0c6', '#1c2434', '#070a12'),
  violet: ink('#fff0ff', '#c77bff', '#2d0861', '#10022b'),
} as const satisfies Record<string, Ink>;

export type InkName = keyof typeof inks;
