import { basename, extname } from 'node:path';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import type { BrandVoice } from '../../../src/shared/brand/voiceLines.ts';
import type { BrandFont, BrandTheme, LegalPage, ResolvedBrand } from '../../brands/resolvedBrand.ts';
import type { LinkedFile } from '../output/artifactFile.ts';
import { sha256, shortHash } from '../output/contentHash.ts';
import { storeShared } from '../output/sharedStore.ts';

// What stamping needs of a resolved brand, as plain data that can be sent to a worker.
export interface StampableBrand {
  settings: BrandSettings;
  theme: Omit<BrandTheme, 'fonts'> & {
    // Of the catalogue.
    fontFamilies: string[];
    // The brand's own.
    ownFonts: OwnFontNotice[];
    fontCss: string;
    fontFiles: LinkedFile[];
  };
  legal: LegalPage[];
  voice: BrandVoice;
}

export interface OwnFontNotice {
  family: string;
  license: string;
  // Bytes in the artifact, and in the package.
  bytes: number;
  sourceBytes: number;
  // SHA-256 of each file.
  hashes: string[];
}

/** Returns a root-relative URL that changes with the content, so that it can be cached forever. */
export function brandUrl(name: string, content: Uint8Array): string {
  const extension = extname(name);
  return `/brand/${basename(name, extension)}-${shortHash(content)}${extension}`;
}

function ownFontNotice({ family, files, own }: BrandFont): OwnFontNotice[] {
  if (!own) return [];
  return [
    {
      family,
      license: own.license.text,
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      sourceBytes: own.sourceBytes,
      hashes: files.map(({ bytes }) => sha256(bytes)),
    },
  ];
}

export function stampableBrand(
  { settings, theme, legal, voice }: ResolvedBrand,
  fontCache: string,
): StampableBrand {
  const { fonts, ...rest } = theme;
  const files = new Map(fonts.flatMap((font) => font.files).map((file) => [file.name, file.bytes]));
  const urlOf = (name: string): string => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`${settings.id}: the font file ${name} is not part of the theme`);
    return brandUrl(name, bytes);
  };
  return {
    settings,
    theme: {
      ...rest,
      fontFamilies: fonts.filter(({ own }) => !own).map(({ family }) => family),
      ownFonts: fonts.flatMap(ownFontNotice),
      fontCss: fonts.map((font) => font.css(urlOf)).join(''),
      fontFiles: [...files].map(([name, bytes]) => ({
        path: `site${urlOf(name)}`,
        ...storeShared(bytes, fontCache),
      })),
    },
    legal,
    voice,
  };
}
