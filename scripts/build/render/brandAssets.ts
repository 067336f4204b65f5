import type { ArtifactFile } from '../output/artifactFile.ts';
import { heroPicture } from './heroPicture.ts';
import { renderIcons, renderShare } from './icons.ts';
import { brandUrl, type StampableBrand } from './stampableBrand.ts';
import type { WarningColors } from './warnedShare.ts';

// The brand's own files with hashed names, and the URLs by which pages request them.
export interface BrandAssets {
  files: ArtifactFile[];
  // Also inlined in home.
  hero: Buffer;
  // Root-relative.
  urls: {
    logo: string;
    favicon: string;
    share: string;
    hero: string;
    icons: { 192: string; 512: string; maskable: string };
  };
}

export function brandAssets(brand: StampableBrand, iconCache: string): BrandAssets {
  const { logo, favicon, share } = brand.theme.pictures;
  const background = brand.theme.values['color.background'];
  const icons = renderIcons(favicon.bytes, background, iconCache);
  const files: ArtifactFile[] = [
    { path: 'site/favicon.ico', content: icons.ico },
    { path: 'site/apple-touch-icon.png', content: icons.touch },
  ];
  const add = (name: string, content: Uint8Array): string => {
    const url = brandUrl(name, content);
    files.push({ path: `site${url}`, content });
    return url;
  };
  const hero = heroPicture(favicon.bytes, brand.theme.values['color.primary-soft']);
  const urls = {
    logo: add('logo.svg', logo.bytes),
    favicon: add('favicon.svg', favicon.bytes),
    hero: add('hero.svg', hero),
    share: add('share.png', renderShare(share, warningColors(brand), iconCache)),
    icons: {
      192: add('icon-192.png', icons[192]),
      512: add('icon-512.png', icons[512]),
      maskable: add('icon-maskable.png', icons.maskable),
    },
  };
  files.push(...brand.theme.fontFiles);
  return { files, urls, hero };
}

// Links shared from a licensed brand are advertising.
function warningColors({ settings, theme: { values } }: StampableBrand): WarningColors | null {
  if (settings.jurisdiction !== 'br') return null;
  return { background: values['color.background'], text: values['color.text'] };
}
