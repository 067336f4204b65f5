import { isDeepStrictEqual } from 'node:util';
import { type VoiceName, voiceNames } from '../../../src/shared/brand/voiceLines.ts';
import { changedFields } from '../affected/compareBrands.ts';
import type { BrandFont, BrandTheme, LegalPage, Picture, ResolvedBrand } from '../resolvedBrand.ts';

export interface Change<T> {
  // Null where there is none.
  before: T | null;
  after: T | null;
}

export interface PictureFacts {
  file: string;
  width: number;
  height: number;
  bytes: number;
}

export interface FontFacts {
  own: boolean;
  bytes: number;
}

export interface BrandDifference {
  // A brand, or a brand at a revision: `aurora@HEAD~1`.
  before: string;
  after: string;
  fields: (Change<unknown> & { field: string })[];
  // CSS values.
  tokens: (Change<string> & { token: string })[];
  pictures: (Change<PictureFacts> & { picture: keyof BrandTheme['pictures'] })[];
  fonts: (Change<FontFacts> & { font: string })[];
  voice: (Change<string> & { line: VoiceName })[];
  legal: { page: string; change: 'added' | 'removed' | 'changed' }[];
  // Every pair whose ratio differs.
  contrast: {
    foreground: string;
    background: string;
    where: string;
    required: number;
    before: number;
    after: number;
  }[];
  // Bytes of what a brand adds to the artifact.
  sizes: { part: string; before: number; after: number }[];
}

function valueAt(value: unknown, field: string): unknown {
  let at: unknown = value;
  for (const key of field.split('.'))
    at = typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(key) : undefined;
  return at ?? null;
}

const pictureFacts = ({ name, width, height, bytes }: Picture): PictureFacts => ({
  file: name,
  width,
  height,
  bytes: bytes.length,
});

function compareFonts(before: readonly BrandFont[], after: readonly BrandFont[]): BrandDifference['fonts'] {
  const factsOf = (font: BrandFont | undefined): FontFacts | null =>
    font
      ? { own: font.own !== null, bytes: font.files.reduce((sum, { bytes }) => sum + bytes.length, 0) }
      : null;
  const contentOf = (font: BrandFont | undefined) => [
    font?.own?.license.text,
    ...(font?.files ?? []).map(({ bytes }) => bytes),
  ];
  const families = new Set([...before, ...after].map(({ family }) => family));
  return [...families].sort().flatMap((name) => {
    const [old, now] = [before, after].map((fonts) => fonts.find(({ family }) => family === name));
    return isDeepStrictEqual(contentOf(old), contentOf(now))
      ? []
      : { font: name, before: factsOf(old), after: factsOf(now) };
  });
}

const rounded = (ratio: number): number => Math.floor(ratio * 100) / 100;

function comparePages(before: readonly LegalPage[], after: readonly LegalPage[]): BrandDifference['legal'] {
  const [old, now] = [before, after].map((pages) => new Map(pages.map((page) => [page.slug, page])));
  const slugs = new Set([...before, ...after].map(({ slug }) => slug));
  return [...slugs].sort().flatMap((page) => {
    const [was, is] = [old?.get(page), now?.get(page)];
    if (isDeepStrictEqual(was, is)) return [];
    return { page, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' } as const;
  });
}

function sizesOf({ theme, legal }: ResolvedBrand): Map<string, number> {
  const pictures = Object.values(theme.pictures);
  return new Map([
    ['theme', Buffer.byteLength(theme.css)],
    ...pictures.map(({ name, bytes }): [string, number] => [name, bytes.length]),
    ['fonts', theme.fonts.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0)],
    ['legal texts', legal.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0)],
  ]);
}

/** Compares two brands, or one brand at two times. */
export function diffBrands(
  before: ResolvedBrand,
  after: ResolvedBrand,
  labels: { before: string; after: string },
): BrandDifference {
  const [oldSizes, newSizes] = [sizesOf(before), sizesOf(after)];
  const oldRatios = new Map(
    before.theme.contrast.map(({ pair, ratio }) => [pair.foreground + pair.background, ratio]),
  );
  return {
    ...labels,
    fields: changedFields(before.settings, after.settings).map((field) => ({
      field,
      before: valueAt(before.settings, field),
      after: valueAt(after.settings, field),
    })),
    tokens: changedFields(
      Object.fromEntries(Object.entries(before.theme.values)),
      Object.fromEntries(Object.entries(after.theme.values)),
    ).map((token) => ({ token, before: tokenOf(before, token), after: tokenOf(after, token) })),
    pictures: (['logo', 'logoError', 'favicon', 'share'] as const).flatMap((picture) => {
      const [old, now] = [before.theme.pictures[picture], after.theme.pictures[picture]];
      if (old.name === now.name && old.bytes.equals(now.bytes)) return [];
      return { picture, before: pictureFacts(old), after: pictureFacts(now) };
    }),
    fonts: compareFonts(before.theme.fonts, after.theme.fonts),
    voice: voiceNames.flatMap((line) =>
      before.voice[line] === after.voice[line]
        ? []
        : { line, before: before.voice[line], after: after.voice[line] },
    ),
    legal: comparePages(before.legal, after.legal),
    contrast: after.theme.contrast.flatMap(({ pair, ratio, required }) => {
      const old = rounded(oldRatios.get(pair.foreground + pair.background) ?? ratio);
      const { foreground, background, where } = pair;
      return old === rounded(ratio)
        ? []
        : { foreground, background, where, required, before: old, after: rounded(ratio) };
    }),
    sizes: [...new Set([...oldSizes.keys(), ...newSizes.keys()])].flatMap((part) => {
      const [old, now] = [oldSizes.get(part) ?? 0, newSizes.get(part) ?? 0];
      return old === now ? [] : { part, before: old, after: now };
    }),
  };
}

function tokenOf({ theme }: ResolvedBrand, token: string): string | null {
  return new Map(Object.entries(theme.values)).get(token) ?? null;
}

export function isEmptyDiff(diff: BrandDifference): boolean {
  const { fields, tokens, pictures, fonts, voice, legal } = diff;
  return [fields, tokens, pictures, fonts, voice, legal].every((changes) => changes.length === 0);
}
