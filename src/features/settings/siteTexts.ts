import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { siteAppearance } from './siteAppearance.ts';

export function siteTexts(settings: Settings, brand: Pick<BrandRecord, 'name' | 'pictures' | 'api'>) {
  const { title, favicon } = siteAppearance(settings, brand);
  const shareImage = assetUrl(settings.general_share_image, brand.api.origin) ?? undefined;
  return { title, favicon, shareImage };
}
