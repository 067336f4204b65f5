import type { OperatorContent } from '../../../../src/shared/contract/content/operatorContent.ts';
import type { ArtifactFile, OwnFile } from '../../output/artifactFile.ts';
import { isText, type LeakDetector } from './LeakDetector.ts';
import type { IdentifiedBrand, Needle } from './needles.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

export interface Leak {
  // The brand whose artifact it is.
  brand: string;
  // Below the artifact's directory.
  file: string;
  found: string;
  // The brands that own the value, each with its field.
  owners: string[];
  field: string;
}

/** Lists a brand's own values from its record, its operator's content and, for colors only, its theme and pictures. */
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

// One letter for each byte, which takes a fraction of the time of decoding UTF-8.
function bytesAsText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

// Joins what the tags of pages hold, each text once, because no value of a brand spans two tags.
function distinctMarkup(pages: readonly OwnFile[]): Buffer {
  const texts = pages.flatMap(({ content }) => bytesAsText(content).split('<'));
  return Buffer.from([...new Set(texts)].join('<'), 'latin1');
}

/**
 * Finds values of other brands in the files made for this brand; shared files are checked once, with the compiled app.
 */
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
  const foreign = (content: Uint8Array, allowed: ReadonlySet<Needle>): Needle[] =>
    [...detector.sightings(content)].filter(
      (needle) => !needle.owners.has(id) && !allowed.has(needle) && !neutral.has(needleKey(needle)),
    );
  const texts = files.filter((file) => 'content' in file).filter(({ path }) => isText(path));
  const isPage = ({ path }: OwnFile): boolean => path.endsWith('.html') && path !== errorPage;
  const pages = texts.filter(isPage);
  const others = texts.filter((file) => !isPage(file));
  const suspects = foreign(distinctMarkup(pages), own).length > 0 ? [...pages, ...others] : others;
  return suspects.flatMap(({ path, content }) =>
    foreign(content, path === errorPage ? ownOnErrorPage : own).map((needle) => ({
      brand: id,
      file: path,
      found: needle.text,
      owners: [...needle.owners],
      field: needle.field,
    })),
  );
}
