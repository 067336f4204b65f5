import type { Banner } from './banners.ts';
import type { Category } from './casino.ts';
import type { Promotion } from './promotions.ts';
import type { Provider } from './providers.ts';
import type { Seo } from './seo.ts';
import type { Settings } from './settings.ts';

/** What an operator shows to every visitor, read while building. What could not be read is absent. */
export interface OperatorContent {
  settings?: Settings;
  categories?: Category[];
  providers?: Provider[];
  promotions?: Promotion[];
  banners?: Banner[];
  /** Descriptions of promotions by id, as HTML that is safe to show. */
  promotionTexts: Readonly<Record<string, string>>;
  /** Texts for search engines by the page's path; both empty where the operator has none. */
  seo: Readonly<Record<string, Seo>>;
}
