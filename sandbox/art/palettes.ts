// The light of a cover: `deep` at the edges, `mid` around, `glow` behind the hero, `accent` for trim.
export interface Palette {
  deep: string;
  mid: string;
  glow: string;
  accent: string;
}

const palette = (deep: string, mid: string, glow: string, accent: string): Palette => ({
  deep,
  mid,
  glow,
  accent,
});

export const palettes = {
  ruby: palette('#3b0213', '#a30d2f', '#ff7a5c', '#ffd166'),
  violet: palette('#1d0546', '#5b1fb0', '#d06bff', '#ffd84d'),
  ocean: palette('#031c3f', '#0a5aa8', '#4fd6ff', '#ffe27a'),
  jungle: palette('#03240f', '#0d6b34', '#9cf25b', '#ffd447'),
  amber: palette('#3a1402', '#b3500a', '#ffc64a', '#fff1b5'),
  sand: palette('#3d1f07', '#b77a2c', '#ffe6a3', '#4fd1c5'),
  candy: palette('#5b0f5c', '#e0489c', '#ffc4e6', '#fff27a'),
  mint: palette('#033834', '#0f9c8a', '#a6ffe3', '#ff8fb1'),
  night: palette('#050820', '#1b2a6b', '#6f8cff', '#ffd166'),
  steel: palette('#0d1420', '#33465e', '#a9c3e6', '#ffb84d'),
  toxic: palette('#10200a', '#3f6b10', '#d4ff3f', '#c26bff'),
  lava: palette('#1c0303', '#7d1408', '#ff9a2e', '#ffe27a'),
  ice: palette('#06284a', '#3f8fc9', '#e3f8ff', '#ff5d73'),
  royal: palette('#0c0f45', '#2c36c4', '#8fa6ff', '#ffcf4a'),
  dusk: palette('#2a0a3d', '#b3366b', '#ffb26b', '#fff0b3'),
  felt: palette('#021f16', '#0b6b47', '#5fd39a', '#ffd166'),
  gold: palette('#2b1700', '#8f5a00', '#ffe07a', '#ffffff'),
  black: palette('#08080d', '#2a2434', '#c9973b', '#ffd98a'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
