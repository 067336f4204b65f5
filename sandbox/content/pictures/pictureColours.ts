import type { Lettering } from '../../art/lettering.ts';
import type { SandboxBrand } from '../../tenants.ts';

// Brand colors of the operator's own pictures.
export interface PictureColours {
  background: string;
  surface: string;
  text: string;
  primary: string;
  onPrimary: string;
  secondary: string;
}

// For a brand without a theme in the sandbox.
const plainColours: PictureColours = {
  background: '#12141c',
  surface: '#1f2330',
  text: '#f5f6fa',
  primary: '#4f7dff',
  onPrimary: '#ffffff',
  secondary: '#ffc247',
};

export const pictureColours = (brand: SandboxBrand): PictureColours =>
  brand.appearance?.colours ?? plainColours;

/** Returns the lettering of a layout's headlines. */
export function pictureLettering(brand: SandboxBrand): Lettering {
  switch (brand.appearance?.layout) {
    case 'blaze':
      return 'russo';
    case 'orange':
      return 'lilita';
    default:
      return 'slab';
  }
}

// Relative luminance of `#rrggbb` (WCAG 2); undefined for any other notation.
function luminance(colour: string): number | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === undefined || second === undefined) return 0;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Returns the secondary color when it is readable on the background, else the primary one. */
export function headlineAccent({ background, primary, secondary }: PictureColours): string {
  return contrast(secondary, background) >= contrast(primary, background) ? secondary : primary;
}
