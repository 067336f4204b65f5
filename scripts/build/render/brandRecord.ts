import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { BrandAssets } from './brandAssets.ts';
import type { StampableBrand } from './stampableBrand.ts';

export interface Build {
  id: string;
  // ISO 8601.
  timestamp: string;
}

// Search engines index production only.
export function isPublic(env: string): boolean {
  return env === 'production';
}

export function brandRecord(
  brand: StampableBrand,
  { logo, favicon, share, hero }: BrandAssets['urls'],
  build: Build,
  env: string,
): BrandRecord {
  const { width, height } = brand.theme.pictures.logo;
  const { security: _, apps: __, budgets: ___, shapes, ...settings } = brand.settings;
  return {
    ...settings,
    shapes: { games: shapes.games },
    pictures: { logo, favicon, share, hero },
    logoSize: { width, height },
    legal: brand.legal.map(({ slug, title }) => ({ slug, title })),
    voice: brand.voice,
    build,
    noindex: isPublic(env) ? undefined : true,
  };
}
