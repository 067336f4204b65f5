import type { BrandAppearance, SandboxBrand } from '../../tenants.ts';

// Brand colors of the operator's own pictures.
export type PictureColours = BrandAppearance['colours'];

// For a brand without a theme in the sandbox.
export const plainColours: PictureColours = {
  background: '#12141c',
  surface: '#1f2330',
  text: '#f5f6fa',
  primary: '#4f7dff',
  onPrimary: '#ffffff',
  secondary: '#ffc247',
};

export const pictureColours = (brand: SandboxBrand): PictureColours =>
  brand.appearance?.colours ?? plainColours;
