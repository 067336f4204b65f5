import type { Category } from '../casino/casino.ts';
import type { Provider } from '../casino/providers.ts';
import type { Settings } from '../settings/settings.ts';
import type { Banner } from './banners.ts';
import type { Promotion } from './promotions.ts';
import type { Seo } from './seo.ts';

// What an operator shows to every visitor, read at build time. What could not be read is absent.
export interface OperatorContent {
  settings?: Settings;
  categories?: Category[];
  providers?: Provider[];
  promotions?: Promotion[];
  banners?: Banner[];
  // Descriptions of promotions by id, as sanitized HTML.
  promotionTexts: Readonly<Record<string, string>>;
  // Texts for search engines by the page's path; both empty where the operator has none.
  seo: Readonly<Record<string, Seo>>;
}
