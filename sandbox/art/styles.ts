import { flat } from './styles/flat.ts';
import { line } from './styles/line.ts';
import { noir } from './styles/noir.ts';
import { paper } from './styles/paper.ts';
import { pixel } from './styles/pixel.ts';
import { shaded } from './styles/shaded.ts';
import type { Style } from './styles/style.ts';

export const styles = { flat, line, noir, paper, pixel, shaded } as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;
