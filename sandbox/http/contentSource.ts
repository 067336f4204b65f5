import type { Banner } from '../../src/shared/contract/banners.ts';
import type { Category, Game } from '../../src/shared/contract/casino.ts';
import type { ModalImages } from '../../src/shared/contract/images.ts';
import type { Pixels } from '../../src/shared/contract/pixels.ts';
import type { Promotion } from '../../src/shared/contract/promotions.ts';
import type { Provider } from '../../src/shared/contract/providers.ts';
import type { Seo } from '../../src/shared/contract/seo.ts';
import type { Settings } from '../../src/shared/contract/settings.ts';
import type { SandboxBrand } from '../tenants.ts';

/** What an operator publishes: `sandbox/content` makes it, the handlers serve it. Same brand, same content. */
export interface ContentSource {
  /** Only what differs from the contract's defaults. */
  settings(): Partial<Settings>;
  images(): ModalImages;
  couponText(): string;
  promotions(): Promotion[];
  banners(): Banner[];
  categories(): Category[];
  providers(): Provider[];
  /** Every game once, in no category's order. */
  games(): Game[];
  /** Null: the page has no text of its own (204). */
  seo(section: string, sourceId: string | undefined): Seo | null;
  pixels(): Pixels['data'];
  /** A picture below `/storage/` or `/cdn/`; null: there is none. */
  picture(path: string): Promise<Picture | null>;
}

/** Drawn by the sandbox, and served as it is drawn or as pixels. */
export interface Picture {
  svg: string;
  servedAs: 'svg' | 'webp';
}

/** `sandbox/content/createContent.ts` exports this as `createContent`. */
export type CreateContent = (brand: SandboxBrand) => ContentSource;
