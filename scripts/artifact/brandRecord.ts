import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import type { BrandAssets } from './brandAssets.ts';
import { isPublic } from './headerRules.ts';
import type { StampableBrand } from './stampableBrand.ts';

export interface Build {
  id: string;
  /** ISO 8601. */
  timestamp: string;
}

export function brandRecord(
  brand: StampableBrand,
  { logo, favicon, share }: BrandAssets['addresses'],
  build: Build,
  env: string,
): BrandRecord {
  const { width, height } = brand.theme.pictures.logo;
  return {
    ...brand.settings,
    pictures: { logo, favicon, share },
    logoSize: { width, height },
    legal: brand.legal.map(({ slug, title }) => ({ slug, title })),
    build,
    ...(isPublic(env) ? {} : { noindex: true }),
  };
}
