import type { BrandAssets } from '../render/brandAssets.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';

export function webManifest(brand: StampableBrand, urls: BrandAssets['urls']): string {
  const { name } = brand.settings;
  const background = brand.theme.values['color.background'];
  const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: `Apostas online | ${name}`,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    categories: ['games', 'entertainment', 'sports'],
    icons: [
      { src: urls.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(urls.icons[192], 192, 'any'),
      png(urls.icons[512], 512, 'any'),
      png(urls.icons.maskable, 512, 'maskable'),
    ],
  })}\n`;
}
