import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import { assetAddress } from '../../shared/paths/assetAddress.ts';
import { siteLook } from './siteLook.ts';

/** What the head of every page takes from the settings; the brand's own where they name nothing. */
export function siteTexts(settings: Settings, brand: Pick<BrandRecord, 'name' | 'pictures' | 'api'>) {
  const { title, favicon } = siteLook(settings, brand);
  const shareImage = assetAddress(settings.general_share_image, brand.api.origin) ?? undefined;
  return { title, favicon, shareImage };
}
