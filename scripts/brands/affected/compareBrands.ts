import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../../build/output/contentHash.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import type { ResolvedBrand } from '../resolvedBrand.ts';

/** Lists the dotted paths of the leaves in which two values differ. */
export function changedFields(before: unknown, after: unknown, field = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isPlainObject(before) || !isPlainObject(after)) return [field];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) =>
    changedFields(before[key], after[key], field === '' ? key : `${field}.${key}`),
  );
}

const pictureKinds = ['logo', 'logoError', 'favicon', 'share'] as const;

function changedPictures(before: ResolvedBrand, after: ResolvedBrand): string[] {
  return pictureKinds.flatMap((kind) => {
    const [old, now] = [before.theme.pictures[kind], after.theme.pictures[kind]];
    return old.name === now.name && old.bytes.equals(now.bytes) ? [] : [now.name];
  });
}

function changedPages(before: ResolvedBrand, after: ResolvedBrand): string[] {
  const bySlug = (brand: ResolvedBrand) =>
    Object.fromEntries(brand.legal.map((page) => [page.slug, page.html + page.title + page.updated]));
  const changed = changedFields(bySlug(before), bySlug(after));
  const order = (brand: ResolvedBrand) => brand.legal.map(({ slug }) => slug).join();
  return changed.length === 0 && order(before) !== order(after) ? ['their order'] : changed;
}

function changedFonts(before: ResolvedBrand, after: ResolvedBrand): string[] {
  const filesOf = ({ theme }: ResolvedBrand) =>
    Object.fromEntries(
      theme.fonts.map(({ family, files, own }) => [
        family,
        files.map(({ bytes }) => sha256(bytes)).join() + (own?.license.text ?? ''),
      ]),
    );
  return changedFields(filesOf(before), filesOf(after));
}

function reason(what: string, details: readonly string[]): string[] {
  return details.length === 0 ? [] : [`${what}: ${details.join(', ')}`];
}

/** Lists changes in what the error pages show. */
export function appearanceChanges(before: ResolvedBrand, after: ResolvedBrand): string[] {
  return [
    ...reason('theme tokens', changedFields(before.theme.values, after.theme.values)),
    ...reason('pictures', changedPictures(before, after)),
  ];
}

/** Lists reasons why a brand's artifact differs, from its own record, theme and texts. */
export function brandChanges(before: ResolvedBrand, after: ResolvedBrand): string[] {
  return [
    ...reason('settings', changedFields(before.settings, after.settings)),
    ...appearanceChanges(before, after),
    ...reason('fonts', changedFonts(before, after)),
    ...reason('legal pages', changedPages(before, after)),
    ...reason('voice', changedFields(before.voice, after.voice)),
  ];
}
