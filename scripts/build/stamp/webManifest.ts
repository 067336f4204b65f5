import type { BrandAssets } from '../render/brandAssets.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';

export function webManifest(brand: StampableBrand, addresses: BrandAssets['addresses']): string {
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
      { src: addresses.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(addresses.icons[192], 192, 'any'),
      png(addresses.icons[512], 512, 'any'),
      png(addresses.icons.maskable, 512, 'maskable'),
    ],
  })}\n`;
}
