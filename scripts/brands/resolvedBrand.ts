import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import type { BrandVoice, VoiceName } from '../../src/shared/brand/voiceLines.ts';
import type { ContrastPair } from '../../src/shared/tokens/contrastPairs.ts';
import type { TokenName } from '../../src/shared/tokens/tokenNames.ts';

// The origin of a field's value.
export interface Provenance {
  // `product`: the default in docs/brands.md for an unset field.
  source: 'own' | 'inherited' | 'defaults' | 'environment' | 'product';
  // The brand it is inherited from.
  from?: string;
  // The environment that set it, of the configuration or (`source` own or inherited) of a brand.
  environment?: string;
  // The value is null.
  off: boolean;
  // Variables of the process environment or a .env file that the value came from.
  variables?: string[];
  // Variables without a value that made it null (`monitoring` only); absent for an intended null.
  missing?: string[];
}

export interface Picture {
  // File name inside the theme package: `logo.svg`, `share.png`.
  name: string;
  bytes: Buffer;
  // CSS pixels at its natural size.
  width: number;
  height: number;
}

export interface BrandFont {
  // As the tokens name it: `Sora`.
  family: string;
  files: { name: string; bytes: Buffer }[];
  // `@font-face` rules of the family and of its size-adjusted local fallback.
  css(urlOf: (fileName: string) => string): string;
  // Null for a font of the catalogue.
  own: OwnFontSource | null;
}

// Where a brand's own font comes from.
export interface OwnFontSource {
  // Absolute, as the files of the font.
  sources: string[];
  // Of each file: `400`, or `100 900` for a variable font.
  weights: string[];
  license: { file: string; text: string };
  // Of its files before they were made smaller.
  sourceBytes: number;
}

export interface MeasuredContrast {
  pair: ContrastPair;
  ratio: number;
  required: number;
}

export interface BrandTheme {
  // CSS values with aliases resolved; derived colors contain the result of `color-mix`.
  values: Record<TokenName, string>;
  // `:root{--color-…}` with every token and the color scheme, sorted, in one line.
  css: string;
  fonts: BrandFont[];
  pictures: { logo: Picture; logoError: Picture; favicon: Picture; share: Picture };
  contrast: MeasuredContrast[];
}

export interface LegalPage {
  slug: string;
  title: string;
  // ISO date.
  updated: string;
  // Safe HTML, company fields filled in.
  html: string;
}

export interface LegalSource {
  // Absolute.
  file: string;
  title: string;
  // HTML with markers for the brand's fields.
  template(): string;
}

export interface ResolvedBrand {
  settings: BrandSettings;
  // By dotted field path.
  provenance: Record<string, Provenance>;
  // Absolute.
  themeDir: string;
  theme: BrandTheme;
  legal: LegalPage[];
  voice: BrandVoice;
  // The lines that its package states; the others are the product's words.
  voiceSource: { file: string | undefined; lines: Partial<Record<VoiceName, string>> };
  // Source files of the pages, shared by all brands that inherit them.
  legalSources: LegalSource[];
  // Absolute files this brand was made from.
  inputs: string[];
}

/** Formats an origin: `own`, `inherited from aurora`, `environment sandbox`, … */
export function describeProvenance(provenance: Provenance): string {
  const { source, from, environment, off, variables, missing } = provenance;
  const whose = {
    own: 'own',
    inherited: `inherited from ${from}`,
    defaults: 'defaults',
    product: 'product default',
  };
  const place =
    source === 'environment'
      ? `environment ${environment}`
      : environment === undefined
        ? whose[source]
        : `${whose[source]}, environment ${environment}`;
  if (variables) return `environment variable ${[...new Set(variables)].join(', ')} (${place})`;
  if (missing) return `off, since ${missing.join(', ')} is not set (${place})`;
  return off ? `intentionally off (${place})` : place;
}
