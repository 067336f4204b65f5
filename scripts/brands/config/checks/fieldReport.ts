import type { Problem } from '../../problem.ts';
import type { JsonDocument } from '../json/jsonDocument.ts';
import { dotted, type JsonPath } from '../json/jsonNodes.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';

export type About = Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion'>;
export type Report = (entry: ResolvedEntry, field: JsonPath, about: About) => void;

/** Adds problems about fields of resolved brands, each where the field is stated. */
export function reportFields(document: JsonDocument, list: Problem[]): Report {
  return (entry, field, about) =>
    list.push({
      file: document.file,
      ...document.positionOf(entry.placeOf(field)),
      brand: entry.label,
      field: dotted(field),
      ...about,
    });
}
