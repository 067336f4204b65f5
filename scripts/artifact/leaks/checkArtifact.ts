import type { OperatorContent } from '../../../src/shared/contract/operatorContent.ts';
import type { ArtifactFile } from '../artifactFile.ts';
import { isText, type LeakDetector } from './LeakDetector.ts';
import type { IdentifiedBrand, Needle } from './needles.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

export interface Leak {
  /** The brand whose artifact it is. */
  brand: string;
  /** Below the artifact's folder. */
  file: string;
  found: string;
  /** Whose it is, and which field of theirs. */
  owners: string[];
  field: string;
}

/**
 * Values that a brand has itself: in its record, in what its operator shows, and (colours only) in its theme and
 * pictures.
 */
export function ownNeedles(
  detector: LeakDetector,
  { settings, theme }: IdentifiedBrand,
  content?: OperatorContent,
): Set<Needle> {
  const stated = Buffer.from(JSON.stringify([settings, content]));
  const own = new Set(detector.sightings(stated));
  const pictures = Object.values(theme.pictures).filter((picture) => picture.name.endsWith('.svg'));
  for (const content of [
    Buffer.from(theme.css),
    Buffer.from(JSON.stringify(theme.values)),
    ...pictures.map((picture) => picture.bytes),
  ]) {
    for (const needle of detector.sightings(content)) if (needle.kind === 'colour') own.add(needle);
  }
  return own;
}

const errorPage = 'site/50x.html';

/** What of other brands is in the files made for this one. Shared files are checked once, with the compiled app. */
export function leaksIn(
  detector: LeakDetector,
  brand: IdentifiedBrand,
  errorBrand: IdentifiedBrand,
  neutral: NeutralNeedles,
  files: readonly ArtifactFile[],
  content?: OperatorContent,
): Leak[] {
  const own = ownNeedles(detector, brand, content);
  // Its theme is that of the brand behind the API host, which may be another one.
  const ownOnErrorPage = errorBrand === brand ? own : new Set([...own, ...ownNeedles(detector, errorBrand)]);
  const { id } = brand.settings;
  const isLeak = (needle: Needle, allowed: ReadonlySet<Needle>): boolean =>
    !needle.owners.has(id) && !allowed.has(needle) && !neutral.has(needleKey(needle));
  return files.flatMap((file) => {
    if (!('content' in file) || !(file.text || isText(file.path))) return [];
    const allowed = file.path === errorPage ? ownOnErrorPage : own;
    const { content, text } = file;
    const seen = text ? detector.sightingsInParts(text) : detector.sightings(content);
    return [...seen]
      .filter((needle) => isLeak(needle, allowed))
      .map((needle) => ({
        brand: id,
        file: file.path,
        found: needle.text,
        owners: [...needle.owners],
        field: needle.field,
      }));
  });
}
