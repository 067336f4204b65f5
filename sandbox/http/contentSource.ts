import type { Category, Game } from '../../src/shared/contract/casino/casino.ts';
import type { Provider } from '../../src/shared/contract/casino/providers.ts';
import type { Banner } from '../../src/shared/contract/content/banners.ts';
import type { ModalImages } from '../../src/shared/contract/content/images.ts';
import type { Pixels } from '../../src/shared/contract/content/pixels.ts';
import type { Promotion } from '../../src/shared/contract/content/promotions.ts';
import type { Seo } from '../../src/shared/contract/content/seo.ts';
import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import type { SandboxBrand } from '../tenants.ts';

// Content of an operator, built by `sandbox/content`; the same brand has the same content.
export interface ContentSource {
  // Only values that differ from the contract's defaults.
  settings(): Partial<Settings>;
  images(): ModalImages;
  couponText(): string;
  promotions(): Promotion[];
  banners(): Banner[];
  categories(): Category[];
  providers(): Provider[];
  // Every game once, independent of categories.
  games(): Game[];
  // Null for a page without its own text (204).
  seo(section: string, sourceId: string | undefined): Seo | null;
  pixels(): Pixels['data'];
  // A picture below `/storage/` or `/cdn/`, or null.
  picture(path: string): Promise<Picture | null>;
}

export interface Picture {
  // Value of `Content-Type`.
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

// Type of `createContent` in `sandbox/content/createContent.ts`.
export type CreateContent = (brand: SandboxBrand) => ContentSource;
